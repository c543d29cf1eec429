import { open, type FileHandle } from 'node:fs/promises'
import { readZipEntry, zipDirectory, type ZipEntry } from './zip-directory.ts'

const openXml = 'application/vnd.openxmlformats-officedocument'
const openXmlTypes = [
  `${openXml}.wordprocessingml.document`,
  `${openXml}.spreadsheetml.sheet`,
  `${openXml}.presentationml.presentation`,
]
const openDocumentTypes = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
]

const largestList = 1_048_576

// A document with a macro has a type of its own, which is refused; so is one that only calls itself harmless.
const holdsMacros = ({ name }: ZipEntry) => /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i.test(name)

/** The content type of a Word, Excel, PowerPoint or OpenDocument file without macros; null for other archives. */
export async function officeType(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const entries = await zipDirectory(file)
    if (!entries || entries.some(holdsMacros)) return null
    return (await openDocumentType(file, entries)) ?? (await openXmlType(file, entries))
  } finally {
    await file.close()
  }
}

// The standard wants this entry first and uncompressed, so that the type can be read without unpacking anything.
async function openDocumentType(file: FileHandle, entries: ZipEntry[]) {
  const entry = entries.find(
    ({ name, offset, method }) => name === 'mimetype' && offset === 0 && method === 0,
  )
  const content = entry && (await readZipEntry(file, entry, largestList))
  return openDocumentTypes.find((type) => type === content?.toString()) ?? null
}

async function openXmlType(file: FileHandle, entries: ZipEntry[]) {
  const entry = entries.find(({ name }) => name === '[Content_Types].xml')
  const content = (entry && (await readZipEntry(file, entry, largestList)))?.toString() ?? ''
  return openXmlTypes.find((type) => content.includes(`"${type}.main+xml"`)) ?? null
}
