import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib'
import { BodyTooLarge } from './read-body.ts'

/** A reply whose compression is unknown or broken. */
export class PackedBody extends Error {}

type Unpack = (body: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>

const unpackers: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  // Some servers leave out the header of zlib. Its first byte is 0x78 with the usual window.
  [
    'deflate',
    (body, limits) => ((body[0] ?? 0) % 16 === 8 ? promisify(inflate) : promisify(inflateRaw))(body, limits),
  ],
  ['br', promisify(brotliDecompress)],
  ['zstd', promisify(zstdDecompress)],
])

/** Each costs the time to unpack as many bytes as a reply may have. */
const mostEncodings = 2

/**
 * The body of a reply without compression, which servers apply unasked, or without saying so to a file that they store compressed.
 * Throws a `BodyTooLarge` as soon as there are more bytes, and a `PackedBody` for what can't be unpacked.
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
    const unpack = unpackers.get(name)
    if (!unpack) throw new PackedBody(`the reply has the encoding ${name}`)
    // Some servers name an encoding that they haven't applied.
    if (unpack !== unpackers.get('gzip') || isGzip(plain)) plain = await unpackOnce(unpack, plain, maxBytes)
  }
  return isGzip(plain) ? unpackOnce(promisify(gunzip), plain, maxBytes) : plain
}

const encodingsOf = (headers: IncomingHttpHeaders) =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')

const isGzip = (body: Buffer) => body[0] === 0x1f && body[1] === 0x8b

async function unpackOnce(unpack: Unpack, body: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(body, { maxOutputLength: maxBytes })
  } catch (error) {
    if (error instanceof RangeError) throw new BodyTooLarge(`the reply unpacks to over ${maxBytes} bytes`)
    throw new PackedBody('the reply can’t be unpacked', { cause: error })
  }
}
