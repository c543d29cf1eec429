import { keptParts } from './kept-parts.ts'
import { orientationTiff, upright } from './orientation-tag.ts'

const headLength = 12
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const exifFlag = 0b1000
const xmpFlag = 0b0100

/** Keeps the chunks that change how the image looks. */
export function stripWebp(file: Buffer, orientation: number): Buffer {
  const fileEnd = Math.min(file.length, 8 + file.readUInt32LE(4))
  const kept = keptParts()
  for (let at = headLength; at + 8 <= fileEnd;) {
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > fileEnd) throw new Error('a WebP chunk is truncated')
    const name = file.toString('latin1', at, at + 4)
    const paddedEnd = Math.min(fileEnd, end + (length % 2))
    if (name === 'VP8X') kept.keep(featureChunk(file.subarray(at, paddedEnd), orientation))
    else if (needed.has(name)) kept.keep(file.subarray(at, paddedEnd))
    at = paddedEnd
  }
  if (orientation !== upright) {
    const content = orientationTiff(orientation)
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
    head.writeUInt32LE(content.length, 4)
    kept.keep(head, content)
  }
  const body = kept.joined()
  const head = Buffer.from(file.subarray(0, headLength))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

/** The chunk that lists which optional chunks there are. */
function featureChunk(chunk: Buffer, orientation: number): Buffer {
  const copy = Buffer.from(chunk)
  const flags = (copy[8] ?? 0) & ~(exifFlag | xmpFlag)
  copy[8] = orientation === upright ? flags : flags | exifFlag
  return copy
}
