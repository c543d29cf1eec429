import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { maxImportBytes } from '@app/contract/rules/limits.ts'
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
 * Reads the file once to hash it and detect its encoding. Text that is neither UTF-8 nor UTF-16 is treated as Windows-1252,
 * Excel's superset of Latin-1; a few invalid bytes among valid UTF-8 cost only those characters. Throws `ImportRefusal` if the
 * file is too large or not text.
 */
export async function fingerprint(path: string): Promise<Fingerprint> {
  const { size } = await stat(path)
  if (size > maxImportBytes)
    throw new ImportRefusal(
      `The file is ${Math.round(size / 1e6)} MB. The limit is ${maxImportBytes / 1e6} MB. Split it into several files.`,
    )
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8')
  const sample: Buffer[] = []
  let bytes = 0
  const letters = { valid: 0, invalid: 0 }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (bytes < sampleBytes) sample.push(chunk)
    bytes += chunk.length
    countLetters(utf8.decode(chunk, { stream: true }), letters)
  }
  countLetters(utf8.decode(), letters)
  const start = Buffer.concat(sample).subarray(0, sampleBytes)
  if (start.length === 0) throw new ImportRefusal('The file is empty.')
  const encoding = encodingOf(start, letters.invalid === 0 || letters.invalid < letters.valid)
  refuseBinary(start, encoding)
  return { sha256: hash.digest('hex'), bytes, encoding, beginning: new TextDecoder(encoding).decode(start) }
}

/** Counts the characters beyond ASCII, and the bytes that are no character. */
function countLetters(text: string, letters: { valid: number; invalid: number }) {
  for (const [letter] of text.matchAll(/[^\0-\x7f]/g))
    if (letter === '\ufffd') letters.invalid++
    else letters.valid++
}

function encodingOf(start: Buffer, isUtf8: boolean): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const [even, odd] = [0, 1].map((from) => nullShare(start, from))
  if (even! < fewNulls && odd! > manyNulls) return 'utf-16le'
  if (odd! < fewNulls && even! > manyNulls) return 'utf-16be'
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

/** Of UTF-16 without a byte order mark, every other byte of Latin letters is null. */
const manyNulls = 0.7
const fewNulls = 0.05

const nullShare = (start: Buffer, from: number) =>
  start.filter((byte, at) => at % 2 === from && byte === 0).length / Math.max(1, start.length / 2)

/** The share of control characters in a text that is not a binary file. */
const maxControlShare = 0.01

function refuseBinary(start: Buffer, encoding: Encoding) {
  if (start.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    throw new ImportRefusal(
      'The file is a spreadsheet or archive, not a CSV file. Save it as CSV (UTF-8) and try again.',
    )
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new ImportRefusal('The file is compressed with gzip. Decompress it and try again.')
  if (encoding.startsWith('utf-16')) return
  const nulls = start.filter((byte) => byte === 0).length
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length
  if (nulls > maxControlShare * start.length)
    throw new ImportRefusal('The file is not text: it contains null bytes.')
  if (controls > maxControlShare * start.length)
    throw new ImportRefusal('The file is not text: it contains control characters.')
}
