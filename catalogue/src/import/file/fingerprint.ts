import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { ImportRefusal } from '../import-refusal.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface Fingerprint {
  sha256: string
  bytes: number
  encoding: Encoding
  /** The first characters, enough to detect the format and delimiter. */
  beginning: string
}

const sampleBytes = 65_536

/**
 * Reads the file once to hash it and detect its encoding. Anything that is neither UTF-8 nor UTF-16 is treated as
 * Windows-1252, Excel's superset of Latin-1. Throws `ImportRefusal` if the file is not text.
 */
export async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const sample: Buffer[] = []
  let bytes = 0
  let isUtf8 = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (bytes < sampleBytes) sample.push(chunk)
    bytes += chunk.length
    isUtf8 &&= decodes(() => utf8.decode(chunk, { stream: true }))
  }
  isUtf8 &&= decodes(() => utf8.decode())
  const start = Buffer.concat(sample).subarray(0, sampleBytes)
  if (start.length === 0) throw new ImportRefusal('The file is empty.')
  const encoding = encodingOf(start, isUtf8)
  refuseBinary(start, encoding)
  return { sha256: hash.digest('hex'), bytes, encoding, beginning: new TextDecoder(encoding).decode(start) }
}

function decodes(decode: () => string): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

function encodingOf(start: Buffer, isUtf8: boolean): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

function refuseBinary(start: Buffer, encoding: Encoding) {
  if (start.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    throw new ImportRefusal(
      'The file is a spreadsheet or archive, not a CSV file. Save it as CSV (UTF-8) and try again.',
    )
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new ImportRefusal('The file is compressed with gzip. Decompress it and try again.')
  if (!encoding.startsWith('utf-16') && start.includes(0))
    throw new ImportRefusal('The file is not text: it contains null bytes.')
}
