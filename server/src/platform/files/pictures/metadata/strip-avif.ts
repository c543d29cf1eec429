import { itemExtents } from './avif-items.ts'
import { boxesIn, type Box } from './boxes.ts'

const neededBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov'])
/** Of the tracks of an animation. */
const trackBoxes = new Set(['moov', 'trak', 'mdia'])
const describingBoxes = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])

/**
 * Overwrites metadata with zeros. It isn't removed, because the position of everything else is stored as an offset. Orientation is
 * not metadata in this format.
 */
export function stripAvif(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  for (const box of boxesIn(copy, 0, copy.length)) {
    if (!neededBoxes.has(box.type)) blank(copy, box)
    else if (box.type === 'meta') for (const { from, to } of itemExtents(copy, box)) copy.fill(0, from, to)
    else if (box.type === 'moov') stripTracks(copy, box)
  }
  return copy
}

function stripTracks(file: Buffer, parent: Box) {
  for (const box of boxesIn(file, parent.content, parent.end)) {
    if (describingBoxes.has(box.type)) blank(file, box)
    else if (trackBoxes.has(box.type)) stripTracks(file, box)
  }
}

function blank(file: Buffer, { start, content, end }: Box) {
  file.write('free', start + 4, 'latin1')
  file.fill(0, content, end)
}
