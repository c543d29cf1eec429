import { keptParts } from './kept-parts.ts'
import { orientationTiff, upright } from './orientation-tag.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const firstRestart = 0xd0
const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2
const app14 = 0xee
const app15 = 0xef

const isStandalone = (marker: number) => marker === 0x01 || (marker >= firstRestart && marker <= startOfImage)

/** Removes all application segments and comments that decoders don't need, and what follows the image. */
export function stripJpeg(file: Buffer, orientation: number): Buffer {
  const kept = keptParts()
  kept.keep(file.subarray(0, 2))
  let hasOrientation = orientation === upright
  let at = 2
  for (;;) {
    const { marker, end } = segmentAt(file, at)
    const segment = file.subarray(at, end)
    // After the header of JFIF, which must come first.
    if (!hasOrientation && marker !== app0) {
      kept.keep(exifSegment(orientation))
      hasOrientation = true
    }
    if (isNeeded(marker, segment)) kept.keep(segment)
    if (marker === endOfImage) return kept.joined()
    at = end
    if (marker === startOfScan) {
      const scanEnd = endOfScan(file, end)
      kept.keep(file.subarray(end, scanEnd))
      // Decoders accept a file without the last marker.
      if (scanEnd === file.length) return kept.joined()
      at = scanEnd
    }
  }
}

function segmentAt(file: Buffer, at: number) {
  let position = at
  // Any number of fill bytes may precede the marker.
  while (file[position] === 0xff && file[position + 1] === 0xff) position += 1
  const marker = file[position + 1]
  if (file[position] !== 0xff || marker === undefined) throw new Error('a JPEG segment has no marker')
  if (marker === endOfImage || isStandalone(marker)) return { marker, end: position + 2 }
  if (position + 4 > file.length) throw new Error('a JPEG segment is truncated')
  const end = position + 2 + file.readUInt16BE(position + 2)
  if (end < position + 4 || end > file.length) throw new Error('a JPEG segment is truncated')
  return { marker, end }
}

/** Where the compressed data of a scan ends: at the next marker, other than escaped bytes and restarts. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    const isData =
      next === undefined || next === 0 || next === 0xff || (next >= firstRestart && next < startOfImage)
    if (!isData) return at
  }
  return file.length
}

/** The color profile and the color transform change how the image looks. */
function isNeeded(marker: number, segment: Buffer): boolean {
  const label = segment.subarray(4, 16).toString('latin1')
  if (marker === app0) return label.startsWith('JFIF\0')
  if (marker === app2) return label.startsWith('ICC_PROFILE\0')
  if (marker === app14) return label.startsWith('Adobe')
  return marker !== comment && (marker < app0 || marker > app15)
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationTiff(orientation)])
  const head = Buffer.from([0xff, app1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
