import { bytesOf, joined } from './protobuf.ts'
import { vectorTile, type TileLayers } from './vector-tile.ts'

interface ArchiveTile {
  z: number
  x: number
  y: number
  layers: TileLayers
}

export interface ArchiveOptions {
  tiles: ArchiveTile[]
  /** West, south, east, north. */
  bounds: [number, number, number, number]
  metadata?: object
  /** 1 is vector tiles. */
  tileType?: number
}

const headerLength = 127
const uncompressed = 1

/** The layers of the Protomaps schema that a street map needs. */
export const protomapsMetadata = {
  name: 'Test streets',
  version: '4.0.0',
  attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
  vector_layers: ['boundaries', 'buildings', 'earth', 'landuse', 'places', 'pois', 'roads', 'water'].map(
    (id) => ({ id, fields: {} }),
  ),
}

/** A PMTiles archive, version 3, without compression. */
export function mapArchive({
  tiles,
  bounds,
  metadata = protomapsMetadata,
  tileType = 1,
}: ArchiveOptions): Uint8Array<ArrayBuffer> {
  const entries = tiles
    .map(({ z, x, y, layers }) => ({ id: tileId(z, x, y), tile: vectorTile(layers) }))
    .toSorted((a, b) => a.id - b.id)
  const directory = bytesOf([
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(() => 1),
    ...entries.map(({ tile }) => tile.length),
    // 0 stands for right after the one before, and other offsets are one higher.
    ...entries.map((_, at) => (at === 0 ? 1 : 0)),
  ])
  const json = new TextEncoder().encode(JSON.stringify(metadata))
  const data = joined(entries.map(({ tile }) => tile))

  const header = new DataView(new ArrayBuffer(headerLength))
  new TextEncoder().encodeInto('PMTiles', new Uint8Array(header.buffer))
  header.setUint8(7, 3)
  const sections = [directory.length, json.length, 0, data.length]
  let offset = headerLength
  for (const [at, length] of sections.entries()) {
    header.setBigUint64(8 + at * 16, BigInt(offset), true)
    header.setBigUint64(16 + at * 16, BigInt(length), true)
    offset += length
  }
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(entries.length), true)
  const zooms = tiles.map(({ z }) => z)
  const bytes = [1, uncompressed, uncompressed, tileType, Math.min(...zooms), Math.max(...zooms)]
  for (const [at, value] of bytes.entries()) header.setUint8(96 + at, value)
  for (const [at, degrees] of bounds.entries()) header.setInt32(102 + at * 4, degrees * 1e7, true)
  return joined([new Uint8Array(header.buffer), directory, json, data])
}

/** The number of a tile: those of lower zooms come first, and those of one zoom follow a Hilbert curve. */
function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3
  let [column, row] = [x, y]
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = (column & side) > 0 ? 1 : 0
    const below = (row & side) > 0 ? 1 : 0
    id += side * side * ((3 * right) ^ below)
    if (below === 0) {
      if (right === 1) [column, row] = [side - 1 - column, side - 1 - row]
      ;[column, row] = [row, column]
    }
  }
  return id
}

const square: [number, number][] = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
]

/** One tile at zoom 8 around Indianapolis: land, a pond, a highway and a town. */
export const townArchive = () =>
  mapArchive({
    bounds: [-87.1875, 38.82259, -85.78125, 39.90974],
    tiles: [
      {
        z: 8,
        x: 66,
        y: 97,
        layers: {
          earth: [{ type: 'polygon', points: square, properties: { kind: 'earth' } }],
          water: [
            {
              type: 'polygon',
              points: [
                [500, 500],
                [900, 500],
                [900, 900],
                [500, 900],
              ],
              properties: { kind: 'lake' },
            },
          ],
          roads: [
            {
              type: 'line',
              points: [
                [0, 2000],
                [4096, 2100],
              ],
              properties: { kind: 'highway', kind_detail: 'motorway', min_zoom: 3, sort_rank: 400 },
            },
          ],
          places: [
            {
              type: 'point',
              points: [[3000, 1500]],
              properties: { kind: 'locality', name: 'Testville', min_zoom: 3, population_rank: 12 },
            },
          ],
        },
      },
    ],
  })
