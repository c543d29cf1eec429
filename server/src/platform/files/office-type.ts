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

const maxTypesBytes = 1_048_576

// Documents with macros have content types of their own, which we don't accept. This detects those with a false type.
const isMacro = ({ name }: ZipEntry) => /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i.test(name)

/** The content type of a Word, Excel, PowerPoint or OpenDocument file without macros; null for other archives. */
export async function officeType(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const entries = await zipDirectory(file)
    if (!entries || entries.some(isMacro)) return null
    return (await openDocumentType(file, entries)) ?? (await openXmlType(file, entries))
  } finally {
    await file.close()
  }
}

// OpenDocument requires this entry to be first and uncompressed, so that the type can be read without unpacking.
async function openDocumentType(file: FileHandle, entries: ZipEntry[]) {
  const entry = entries.find(
    ({ name, offset, method }) => name === 'mimetype' && offset === 0 && method === 0,
  )
  const content = entry && (await readZipEntry(file, entry, maxTypesBytes))
  return openDocumentTypes.find((type) => type === content?.toString()) ?? null
}

async function openXmlType(file: FileHandle, entries: ZipEntry[]) {
  const entry = entries.find(({ name }) => name === '[Content_Types].xml')
  const content = (entry && (await readZipEntry(file, entry, maxTypesBytes)))?.toString() ?? ''
  return openXmlTypes.find((type) => content.includes(`"${type}.main+xml"`)) ?? null
}
