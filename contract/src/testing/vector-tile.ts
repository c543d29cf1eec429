import { bytesOf, message } from './protobuf.ts'

export interface TileFeature {
  type: 'point' | 'line' | 'polygon'
  /** In units of the tile, which is 4096 wide. A polygon is closed by itself and clockwise on the screen. */
  points: [x: number, y: number][]
  properties: Record<string, string | number>
}

/** The features of a tile by the names of their layers. */
export type TileLayers = Record<string, TileFeature[]>

const types = { point: 1, line: 2, polygon: 3 } as const
const [moveTo, lineTo, closePath] = [1, 2, 7]

/** A Mapbox vector tile. */
export const vectorTile = (layers: TileLayers) =>
  message(Object.entries(layers).map(([name, features]) => [3, layerOf(name, features)] as const))

function layerOf(name: string, features: TileFeature[]): Uint8Array {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  return message([
    [1, name],
    ...features.map(
      ({ type, points, properties }) =>
        [
          2,
          message([
            [
              2,
              bytesOf(Object.entries(properties).flatMap(([k, v]) => [keys.indexOf(k), values.indexOf(v)])),
            ],
            [3, types[type]],
            [4, geometryOf(type, points)],
          ]),
        ] as const,
    ),
    ...keys.map((key) => [3, key] as const),
    ...values.map((value) => [4, message([typeof value === 'string' ? [1, value] : [5, value]])] as const),
    [5, 4096],
    [15, 2],
  ])
}

function geometryOf(type: TileFeature['type'], points: TileFeature['points']): Uint8Array {
  let [x, y] = [0, 0]
  const steps = points.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)]
    ;[x, y] = [toX, toY]
    return step
  })
  const [first = [], ...rest] = steps
  return bytesOf([
    command(moveTo, 1),
    ...first,
    ...(rest.length > 0 ? [command(lineTo, rest.length), ...rest.flat()] : []),
    ...(type === 'polygon' ? [command(closePath, 1)] : []),
  ])
}

const command = (id: number, count: number) => count * 8 + id
const zigzag = (n: number) => (n < 0 ? -2 * n - 1 : 2 * n)
