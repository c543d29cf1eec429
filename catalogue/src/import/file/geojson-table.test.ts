import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { tableRows } from '../testing/import-fixture.ts'

const feature = (properties: unknown, geometry: unknown, more = {}) => ({
  type: 'Feature',
  properties,
  geometry,
  ...more,
})
const point = { type: 'Point', coordinates: [-86.15, 39.77] }
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })
const written = (...features: unknown[]) => JSON.stringify(collection(...features), null, 2)

test('reads features as rows with line, number and position', async () => {
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

test('keeps brackets, commas and quotes inside strings', async () => {
  const name = 'A "quoted" }],[{ \\ name'
  const rows = await tableRows(
    `\ufeff${JSON.stringify(collection(feature({ name }, point), feature({ name: 'B' }, point)))}`,
  )
  expect(rows.map((row) => row.values.get('name'))).toEqual([name, 'B'])
})

test('reads the properties of a nested tags object and an OpenStreetMap id', async () => {
  const [row] = await tableRows(written(feature({ tags: { leisure: 'pitch' } }, point, { id: 'way/12' })))
  expect([...(row?.values ?? [])]).toEqual([
    ['leisure', 'pitch'],
    ['@id', 'way/12'],
  ])
})

test('reports each broken feature and reads the others', async () => {
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

test('accepts a feature without a geometry', async () => {
  const [row] = await tableRows(written(feature({ name: 'A' }, null)))
  expect(row).toMatchObject({ place: { feature: 1 } })
  expect(row?.fault).toBeUndefined()
})

test('reports an unknown geometry type', async () => {
  const [row] = await tableRows(written(feature({ name: 'B' }, { type: 'Circle' })))
  expect(row?.fault).toBe('has an unknown geometry type "Circle"')
})

test.each([
  ['{"type":"FeatureCollection","features":[{"type":', /ends on line 1 with 3 unclosed brackets/],
  ['{"type":"FeatureCollection"', /ends on line 1 with 1 unclosed bracket\./],
  ['{"type":"FeatureCollection"}}', /Line 1 is not valid JSON/],
  ['{"type":"Feature","geometry":null}', /Expected a "FeatureCollection", but the file contains "Feature"/],
  ['{"features":[], oops}', /not valid JSON outside/],
  [
    JSON.stringify({
      ...collection(),
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } },
    }),
    /EPSG::3857. Convert them to degrees/,
  ],
])('refuses %s with %s', async (content, message) => {
  await expect(tableRows(content)).rejects.toThrow(ImportRefusal)
  await expect(tableRows(content)).rejects.toThrow(message)
})

test('accepts a coordinate system in degrees', async () => {
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }
  expect(await tableRows(JSON.stringify({ crs, ...collection(feature({ name: 'A' }, point)) }))).toHaveLength(
    1,
  )
})

test('reads an array of features', async () => {
  const [row] = await tableRows(JSON.stringify([feature({ name: 'A' }, point)]))
  expect(row).toMatchObject({ place: { feature: 1 }, position: { lat: 39.77, lng: -86.15 } })
})

test('reads an array of plain objects with a nested geometry and a nested address', async () => {
  const [row] = await tableRows(
    JSON.stringify([{ name: 'A', coordinates: point, address: { city: 'Gary', state: 'IN' } }]),
  )
  expect(row?.position).toEqual({ lat: 39.77, lng: -86.15 })
  expect([...(row?.values ?? [])]).toEqual([
    ['name', 'A'],
    ['address city', 'Gary'],
    ['address state', 'IN'],
  ])
})

test('plain objects may have properties such as __proto__ and constructor', async () => {
  const [row] = await tableRows('[{"name": "Oak Hill", "__proto__": "a", "constructor": "b"}]')
  expect([...(row?.values ?? [])]).toEqual([
    ['name', 'Oak Hill'],
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ])
})
