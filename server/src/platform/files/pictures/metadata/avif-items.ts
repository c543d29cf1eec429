import { boxesIn, integerReader, type Box } from './boxes.ts'

interface Extent {
  from: number
  to: number
}

/** Items that are images or made of them. The others are metadata: EXIF, XMP and whatever else. */
const imageTypes = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap'])
const versionLength = 4
/** Far more than any camera or editor writes. */
const maxExtents = 10_000
const inThisFile = 0
const inItemData = 1

/** Where a `meta` box keeps the content of items that aren't images. */
export function itemExtents(file: Buffer, meta: Box): Extent[] {
  const boxes = boxesIn(file, meta.content + versionLength, meta.end)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [list, locations] = [find('iinf'), find('iloc')]
  if (!list || !locations) return []
  const isImage = new Set(imageItems(file, list))
  const itemData = find('idat')
  const extents: Extent[] = []
  let total = 0
  for (const { id, method, ...extent } of locationsIn(file, locations)) {
    if (isImage.has(id)) continue
    const origin = method === inThisFile ? 0 : method === inItemData ? itemData?.content : undefined
    if (origin === undefined) throw new Error('an AVIF item is stored in an unknown way')
    const limit = method === inItemData ? (itemData?.end ?? 0) : file.length
    const from = origin + extent.from
    // A length of zero means up to the end.
    const to = extent.length === 0 ? limit : from + extent.length
    if (to > limit) throw new Error('an AVIF item is truncated')
    total += to - from
    if (total > file.length) throw new Error('AVIF items overlap')
    extents.push({ from, to })
  }
  return extents
}

function imageItems(file: Buffer, list: Box): number[] {
  const isShort = file[list.content] === 0
  const entries = boxesIn(file, list.content + versionLength + (isShort ? 2 : 4), list.end)
  return entries.flatMap(({ content }) => {
    const idLength = file[content] === 3 ? 4 : 2
    const read = integerReader(file, content + versionLength)
    const id = read(idLength)
    const typeAt = content + versionLength + idLength + 2
    return imageTypes.has(file.toString('latin1', typeAt, typeAt + 4)) ? [id] : []
  })
}

function* locationsIn(file: Buffer, { content }: Box) {
  const version = file[content] ?? 0
  const read = integerReader(file, content + versionLength)
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const wide = version < 2 ? 2 : 4
  const count = read(wide)
  let left = maxExtents
  for (let item = 0; item < count; item++) {
    const id = read(wide)
    const method = version === 0 ? inThisFile : read(2) & 15
    read(2)
    const base = read(baseSize)
    const extentCount = read(2)
    for (let extent = 0; extent < extentCount; extent++) {
      if (left-- === 0) throw new Error('an AVIF file has too many items')
      read(indexSize)
      const from = base + read(offsetSize)
      yield { id, method, from, length: read(lengthSize) }
    }
  }
}
