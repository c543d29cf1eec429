import { crc32, deflateRawSync } from 'node:zlib'

export interface SampleEntry {
  name: string
  content: string | Buffer
  /** Without compression. */
  stored?: boolean
}

/** A ZIP archive with these entries, in this order. */
export function zip(entries: readonly SampleEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, stored = false } of entries) {
    const plain = Buffer.from(content)
    const packed = stored ? plain : deflateRawSync(plain)
    const title = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20)
    shared.writeUInt16LE(stored ? 0 : 8, 4)
    shared.writeUInt32LE(crc32(plain), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(plain.length, 18)
    shared.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, tail, title]))
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}

const openXml = 'application/vnd.openxmlformats-officedocument'
export const officeTypes = {
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const

export const contentTypes = (type: string): SampleEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${type}.main+xml"/></Types>`,
})

export const openXmlFile = (kind: 'docx' | 'xlsx' | 'pptx', ...more: SampleEntry[]) =>
  zip([contentTypes(officeTypes[kind]), { name: 'word/document.xml', content: '<w:document/>' }, ...more])

export const openDocumentFile = (kind: 'odt' | 'ods', ...more: SampleEntry[]) =>
  zip([
    { name: 'mimetype', content: officeTypes[kind], stored: true },
    { name: 'content.xml', content: '<office:document-content/>' },
    ...more,
  ])

export const samplePdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'

/** A PDF whose page tree contains itself. */
export const circularPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\n' +
  'trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n'
