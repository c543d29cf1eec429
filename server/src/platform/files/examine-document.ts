import { open, readFile } from 'node:fs/promises'
import { examineImageOf, type Examined, type PictureExamination } from './examine-image.ts'
import { imageKind } from './image-kinds.ts'
import { officeType } from './office-type.ts'
import { readStart } from './open-file.ts'
import { typeRefused } from './refusals.ts'
import { textRejection } from './text-check.ts'

const acceptedTypes =
  'PDF, Word (docx), Excel (xlsx), PowerPoint (pptx), OpenDocument (odt, ods), text, CSV, Markdown and images are accepted'
const tailLength = 1024

/**
 * Throws a refusal unless the file is of a type that is safe to serve. Images lose their metadata, other files stay unchanged. Text is detected last, from the whole file:
 * the library for magic numbers takes any text that starts with "BM" for a bitmap.
 */
export async function examineDocument(path: string, pictures: PictureExamination): Promise<Examined> {
  const image = await imageKind(path)
  if (image) return examineImageOf(image, path, pictures, true)
  const start = (await readStart(path, 5)).toString('latin1')
  if (start === '%PDF-') return withoutSize(await pdfType(path))
  if (start.startsWith('PK\u0003\u0004')) return withoutSize(await checkedOfficeType(path))
  const rejection = textRejection(await readFile(path))
  if (rejection) throw typeRefused(`${rejection}; ${acceptedTypes}`)
  return withoutSize('text/plain')
}

const withoutSize = (contentType: string): Examined => ({
  contentType,
  width: null,
  height: null,
  isRewritten: false,
})

// A truncated PDF lacks the end marker. Readers look for it in the last kilobyte.
async function pdfType(path: string) {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, tailLength))
    await file.read(tail, 0, tail.length, size - tail.length)
    if (!tail.includes('%%EOF')) throw typeRefused('is a damaged or incomplete PDF')
    return 'application/pdf'
  } finally {
    await file.close()
  }
}

async function checkedOfficeType(path: string) {
  const type = await officeType(path)
  if (!type)
    throw typeRefused(`is an archive, or an Office file that is damaged or contains macros; ${acceptedTypes}`)
  return type
}
