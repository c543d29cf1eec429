import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { tableRows } from '../testing/import-fixture.ts'
import { geometryCentre } from './geometry-centre.ts'

const feature = (properties: unknown, geometry: unknown, more = {}) => ({
  type: 'Feature',
  properties,
  geometry,
  ...more,
})
const point = { type: 'Point', coordinates: [-86.15, 39.77] }
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })
const written = (...features: unknown[]) => JSON.stringify(collection(...features), null, 2)

test('features become rows with line, number and position', async () => {
  const rows = await tableRows(
    written(
      feature({ name: 'Oak Hill', seats: 500, open: true, gone: null }, point),
      feature({ name: 'Elm' }, point),
    ),
  )
  expect(rows).toMatchObject([
    { place: { line: 4, feature: 1 }, position: { lng: -86.15, lat: 39.77 } },
    { place: { line: 20, feature: 2 } },
  ])
  expect([...(rows[0]?.values ?? [])]).toEqual([
    ['name', 'Oak Hill'],
    ['seats', '500'],
    ['open', 'true'],
  ])
})

test('brackets, commas and quotes inside texts part nothing', async () => {
  const name = 'A "quoted" }],[{ \\ name'
  const rows = await tableRows(
    `\ufeff${JSON.stringify(collection(feature({ name }, point), feature({ name: 'B' }, point)))}`,
  )
  expect(rows.map((row) => row.values.get('name'))).toEqual([name, 'B'])
})

test('tags in an object of their own and the id beside it are properties', async () => {
  const [row] = await tableRows(written(feature({ tags: { leisure: 'pitch' } }, point, { id: 'way/12' })))
  expect([...(row?.values ?? [])]).toEqual([
    ['leisure', 'pitch'],
    ['@id', 'way/12'],
  ])
})

test('a broken feature is blamed alone', async () => {
  const good = JSON.stringify(feature({ name: 'A' }, point))
  const rows = await tableRows(
    `{"type":"FeatureCollection","features":[\n${good},\n{"type":"Feature",oops},\n{"type":"Thing"},\n${good}]}`,
  )
  expect(rows.map(({ place, fault }) => [place.line, fault])).toEqual([
    [2, undefined],
    [3, 'is not valid JSON'],
    [4, 'is not a "Feature"'],
    [5, undefined],
  ])
})

test('a feature without a geometry may have columns that say where it is; an unknown one is blamed', async () => {
  const rows = await tableRows(
    written(feature({ name: 'A' }, null), feature({ name: 'B' }, { type: 'Circle' })),
  )
  expect(rows.map((row) => row.fault)).toEqual([undefined, expect.stringContaining('"Circle"')])
})

test.each([
  ['{"type":"FeatureCollection","features":[{"type":', /ends in line 1 with 3 brackets still open/],
  ['{"type":"FeatureCollection"}}', /Line 1 is not JSON/],
  ['{"type":"Feature","geometry":null}', /"Feature" where a "FeatureCollection"/],
  ['{"features":[], oops}', /not valid JSON outside/],
  ['[{"name":"A"}]', /JSON list/],
  [
    JSON.stringify({
      ...collection(),
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } },
    }),
    /EPSG::3857; they must be degrees/,
  ],
])('%s is refused', async (content, message) => {
  await expect(tableRows(content)).rejects.toThrow(ImportRefusal)
  await expect(tableRows(content)).rejects.toThrow(message)
})

test('coordinates in degrees may say so', async () => {
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }
  expect(await tableRows(JSON.stringify({ crs, ...collection(feature({ name: 'A' }, point)) }))).toHaveLength(
    1,
  )
})

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

test('the centre of an area is that of its outer ring, and large areas weigh more', () => {
  expect(geometryCentre({ type: 'Polygon', coordinates: [square(-86, 39, 2), square(-86, 39, 1)] })).toEqual({
    lat: 40,
    lng: -85,
  })
  const centre = geometryCentre({
    type: 'MultiPolygon',
    coordinates: [[square(0, 0, 2)], [square(10, 0, 1)]],
  })
  expect(centre).toEqual({ lng: expect.closeTo((1 * 4 + 10.5) / 5), lat: expect.closeTo((1 * 4 + 0.5) / 5) })
})

test('a small pitch keeps its digits', () => {
  expect(geometryCentre({ type: 'Polygon', coordinates: [square(-86.15, 39.77, 0.0001)] })).toEqual({
    lat: expect.closeTo(39.77005, 9),
    lng: expect.closeTo(-86.14995, 9),
  })
})

test('lines, points, flat rings and collections have a centre too', () => {
  expect(
    geometryCentre({
      type: 'LineString',
      coordinates: [
        [0, 0],
        [2, 0],
        [2, 1],
      ],
    }),
  ).toEqual({ lng: expect.closeTo(4 / 3), lat: expect.closeTo(1 / 6) })
  expect(
    geometryCentre({
      type: 'MultiPoint',
      coordinates: [
        [0, 0],
        [2, 2],
      ],
    }),
  ).toEqual({ lng: 1, lat: 1 })
  expect(
    geometryCentre({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [2, 0],
          [0, 0],
        ],
      ],
    }),
  ).toEqual({ lng: 1, lat: 0 })
  expect(geometryCentre({ type: 'GeometryCollection', geometries: [point] })).toEqual({
    lng: -86.15,
    lat: 39.77,
  })
})

test.each([
  [null],
  [{ type: 'Point', coordinates: ['a', 1] }],
  [{ type: 'Polygon', coordinates: [] }],
  [{ type: 'Polygon' }],
])('%j has none', (geometry) => {
  expect(geometryCentre(geometry)).toEqual(expect.any(String))
})
