/** A box of the ISO base media file format, as offsets into the file. */
export interface Box {
  type: string
  start: number
  /** After its head. */
  content: number
  end: number
}

const headLength = 8
const longHeadLength = 16

export function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start < to;) {
    if (start + headLength > to) throw new Error('an AVIF box is truncated')
    const size = file.readUInt32BE(start)
    const isLong = size === 1
    if (isLong && start + longHeadLength > to) throw new Error('an AVIF box is truncated')
    const head = isLong ? longHeadLength : headLength
    // Zero means up to the end.
    const length = isLong ? Number(file.readBigUInt64BE(start + headLength)) : size === 0 ? to - start : size
    const end = start + length
    if (length < head || end > to) throw new Error('an AVIF box is truncated')
    boxes.push({
      type: file.toString('latin1', start + 4, start + headLength),
      start,
      content: start + head,
      end,
    })
    start = end
  }
  return boxes
}

/** Reads unsigned integers one after the other. Throws a RangeError at the end of the file. */
export function integerReader(file: Buffer, from: number) {
  let at = from
  return (bytes: number): number => {
    at += bytes
    if (bytes === 0) return 0
    return bytes === 8 ? Number(file.readBigUInt64BE(at - 8)) : file.readUIntBE(at - bytes, bytes)
  }
}
