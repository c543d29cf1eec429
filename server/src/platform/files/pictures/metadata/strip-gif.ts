import { keptParts } from './kept-parts.ts'

const headLength = 13
const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const commentLabel = 0xfe
const applicationLabel = 0xff
/** They make an animation repeat. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Removes comments and data of applications, such as XMP, and what follows the image. */
export function stripGif(file: Buffer): Buffer {
  let at = headLength + colorTableLength(byteAt(file, 10))
  const kept = keptParts()
  kept.keep(file.subarray(0, at))
  while (at < file.length) {
    const kind = byteAt(file, at)
    if (kind === trailer) break
    // Decoders skip empty blocks.
    if (kind === 0) {
      at += 1
      continue
    }
    const end = kind === extension ? endOfBlocks(file, at + 2) : endOfImage(file, at, kind)
    if (kind === image || isNeeded(file, at)) kept.keep(file.subarray(at, end))
    at = end
  }
  kept.keep(Buffer.from([trailer]))
  return kept.joined()
}

const colorTableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfImage(file: Buffer, at: number, kind: number) {
  if (kind !== image) throw new Error('a GIF block is unknown')
  // The table is followed by the code size.
  return endOfBlocks(file, at + 10 + colorTableLength(byteAt(file, at + 9)) + 1)
}

function endOfBlocks(file: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = byteAt(file, at)
    at += length + 1
    if (length === 0) return at
  }
}

function isNeeded(file: Buffer, at: number): boolean {
  const label = byteAt(file, at + 1)
  if (label === applicationLabel) return loops.has(file.toString('latin1', at + 3, at + 14))
  return label !== commentLabel
}

function byteAt(file: Buffer, at: number): number {
  const byte = file[at]
  if (byte === undefined) throw new Error('a GIF block is truncated')
  return byte
}
