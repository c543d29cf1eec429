import { open, readFile } from 'node:fs/promises'
import { examineImageOf, type Examined } from './examine-image.ts'
import { imageKind } from './image-kinds.ts'
import { officeType } from './office-type.ts'
import { readStart } from './open-file.ts'
import { typeRefused } from './refusals.ts'
import { whyNotText } from './text-check.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

const accepted =
  'PDF, Word (docx), Excel (xlsx), PowerPoint (pptx), OpenDocument (odt, ods), text, CSV, Markdown and images are taken'
const tailLength = 1024

/**
 * Throws a refusal unless the file is of a kind that may be passed on as it is. Text comes last and is decided on
 * by the whole file: the library that knows magic numbers takes any text that begins with "BM" for a bitmap.
 */
export async function examineDocument(path: string, limit: ConcurrencyLimit): Promise<Examined> {
  const image = await imageKind(path)
  if (image) return examineImageOf(image, path, limit)
  const start = (await readStart(path, 5)).toString('latin1')
  if (start === '%PDF-') return { contentType: await pdf(path), width: null, height: null }
  if (start.startsWith('PK\u0003\u0004'))
    return { contentType: await office(path), width: null, height: null }
  const reason = whyNotText(await readFile(path))
  if (reason) throw typeRefused(`${reason}; ${accepted}`)
  return { contentType: 'text/plain', width: null, height: null }
}

// The end mark is what a PDF that was cut off lacks. Readers look for it in the last kilobyte.
async function pdf(path: string) {
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

async function office(path: string) {
  const type = await officeType(path)
  if (!type)
    throw typeRefused(`is an archive, or an Office file that is damaged or holds macros; ${accepted}`)
  return type
}
