import { brotliCompressSync } from 'node:zlib'
import { states } from '@app/contract/reference-lists/regions.ts'
import { expect, test } from 'vitest'
import { decodeDetail, decodeOverview } from '../src/components/map/engine/decode-basemap.ts'
import { buildBasemap } from './build-basemap.ts'
import { contains } from './geometry.ts'

const { overview, regions } = buildBasemap()
const features = decodeOverview(overview)
const ofKind = (kind: string) => features.filter(({ properties }) => properties?.kind === kind)

const isWithin = (code: string, point: readonly [number, number]) =>
  [...ofKind('state'), ...ofKind('province')].some(
    ({ geometry, properties }) =>
      properties?.code === code &&
      geometry.type === 'MultiPolygon' &&
      geometry.coordinates.some(([outer = []]) =>
        contains(
          outer.map(([x = 0, y = 0]) => [x, y] as const),
          point,
        ),
      ),
  )

test('every state and province of the list is drawn, named within its area, and has detail', () => {
  expect(regions.map(({ code }) => code).toSorted()).toEqual(states.map(({ code }) => code).toSorted())
  const labels = new Map(overview.regionLabels.map(([name, lng, lat]) => [name, [lng, lat] as const]))
  for (const { name, code } of states)
    expect([code, isWithin(code, labels.get(name) ?? [0, 0])]).toEqual([code, true])
})

test.each([
  ['IN', [-86.16, 39.77]],
  ['MI', [-84.55, 42.73]],
  ['ON', [-79.5, 43.9]],
  ['BC', [-122.7, 49.2]],
  ['HI', [-155.5, 19.6]],
  ['PR', [-66.4, 18.2]],
] as const)('%s is where it is', (code, point) => {
  expect(isWithin(code, point)).toBe(true)
})

test('the Great Lakes are no part of the states', () => {
  for (const point of [
    [-87, 43.5],
    [-81, 42.2],
    [-88, 47.7],
  ] as const)
    expect(states.filter(({ code, country }) => country === 'US' && isWithin(code, point))).toEqual([])
})

test('every area is closed', () => {
  for (const { geometry } of features) {
    if (geometry.type !== 'MultiPolygon') continue
    for (const ring of geometry.coordinates.flat()) expect(ring.at(-1)).toEqual(ring[0])
  }
})

test('a region has the lines of its counties and the names of its places', () => {
  const indiana = regions.find(({ code }) => code === 'IN')
  const detail = indiana ? decodeDetail(indiana.detail) : []
  const names = (kind: string) =>
    detail
      .filter(({ properties }) => properties?.kind === kind)
      .map(({ properties }) => String(properties?.name))
  expect(names('county name')).toHaveLength(92)
  expect(names('place')).toContain('Zionsville')
  expect(detail.some(({ properties }) => properties?.kind === 'county')).toBe(true)
})

test('what every map loads stays small over the wire', () => {
  expect(brotliCompressSync(JSON.stringify(overview)).length).toBeLessThan(80_000)
})
