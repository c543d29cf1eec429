import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib'
import { BodyTooLarge } from './read-body.ts'

/** A reply whose compression is unknown or broken. */
export class PackedBody extends Error {}

type Unpack = (body: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>

const [ofGzip, ofZlib, ofZstd] = [promisify(gunzip), promisify(inflate), promisify(zstdDecompress)]

/** By the names of encodings. Those that say how they begin are found without them, since names are often wrong. */
const unpackers: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ['gzip', ofGzip],
  ['x-gzip', ofGzip],
  // The header of zlib is missing, or it would be found by it.
  ['deflate', promisify(inflateRaw)],
  ['br', promisify(brotliDecompress)],
  ['zstd', ofZstd],
])

/** Each costs the time to unpack as many bytes as a reply may have. */
const mostEncodings = 2

/**
 * The body of a reply without compression, which servers apply unasked, or without saying so to a file that they store compressed, or
 * name without applying it. Throws a `BodyTooLarge` as soon as there are more bytes, and a `PackedBody` for what can't be unpacked.
 */
export async function unpacked(
  body: Buffer,
  headers: IncomingHttpHeaders,
  maxBytes: number,
): Promise<Buffer> {
  let plain = body
  const encodings = encodingsOf(headers)
  if (encodings.length > mostEncodings) throw new PackedBody('the reply is compressed too often')
  for (const name of encodings.toReversed()) {
    if (isText(plain)) return plain
    const unpack = unpackerOf(plain) ?? unpackers.get(name)
    if (!unpack) throw new PackedBody(`the reply has the encoding ${name}`)
    plain = await unpackOnce(unpack, plain, maxBytes)
  }
  const unnamed = unpackerOf(plain)
  return unnamed ? unpackOnce(unnamed, plain, maxBytes) : plain
}

const encodingsOf = (headers: IncomingHttpHeaders) =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')

const marks: readonly (readonly [start: string, unpack: Unpack])[] = [
  ['1f8b', ofGzip],
  // With the usual window, and each level.
  ['7801', ofZlib],
  ['785e', ofZlib],
  ['789c', ofZlib],
  ['78da', ofZlib],
  ['28b52ffd', ofZstd],
]

/** By how the body begins. */
function unpackerOf(body: Buffer): Unpack | undefined {
  const start = body.toString('hex', 0, 4)
  return marks.find(([mark]) => start.startsWith(mark))?.[1]
}

/** Hardly any compressed body has that many characters of ASCII at its start. Texts in UTF-16 have a mark there. */
function isText(body: Buffer): boolean {
  const start = body.toString('latin1', 0, 19).replace('\u00ef\u00bb\u00bf', '')
  return /^[\t\n\r -~]*$/.test(start) || /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(start)
}

async function unpackOnce(unpack: Unpack, body: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(body, { maxOutputLength: maxBytes })
  } catch (error) {
    if (error instanceof RangeError) throw new BodyTooLarge(`the reply unpacks to over ${maxBytes} bytes`)
    throw new PackedBody('the reply can’t be unpacked', { cause: error })
  }
}
