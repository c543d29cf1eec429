import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/** Unpacks a font in WOFF to the format that is embedded in documents: the same tables, not compressed. */
export function sfntOf(woff: Buffer<ArrayBuffer>): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(sfntHeader + count * sfntEntry)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry
    const field = (at: number) => woff.readUInt32BE(entry + at)
    const [start, packedLength, length, checksum] = [field(4), field(8), field(12), field(16)]
    const packed = woff.subarray(start, start + packedLength)
    const to = sfntHeader + index * sfntEntry
    woff.copy(head, to, entry, entry + 4)
    head.writeUInt32BE(checksum, to + 4)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    // Tables begin at multiples of four bytes.
    const padding = (4 - (length % 4)) % 4
    parts.push(packedLength < length ? inflateSync(packed) : packed, Buffer.alloc(padding))
    offset += length + padding
  }
  return Buffer.concat(parts)
}
