import { describe, expect, test } from 'vitest'
import type { Bounds } from './geo.ts'
import type { MapClusters } from './clusters.ts'
import { defineIndex } from './search-index.ts'
import { createRandom } from './testing/random.ts'
import { sampleDeclaration, sampleId, sampleRows, type SampleRow } from './testing/sample-rows.ts'

const today = '2027-01-15'
const world: Bounds = { west: -180, south: -90, east: 180, north: 90 }

function indexOf(rows: readonly SampleRow[]) {
  const index = defineIndex(sampleDeclaration)
  index.load(rows)
  return index
}

const sumOf = ({ markers, clusters }: MapClusters) =>
  clusters.reduce((sum, { count }) => sum + count, markers.length)

const rowAt = (place: number, lat: number, lng: number, promoted = false): SampleRow => ({
  id: sampleId(createRandom(place), place),
  name: `Row ${place}`,
  lat,
  lng,
  isVisible: true,
  numbers: { rating: (place % 5) + 1 },
  promotedRanges: promoted ? [[20_270_101, 20_270_131]] : [],
  texts: [],
})

describe('with 3,000 rows', () => {
  const rows = sampleRows(21, 3000)
  const index = indexOf(rows)
  const random = createRandom(6)
  const maps = Array.from({ length: 60 }, () => {
    const west = -130 + random.next() * 40
    const south = 20 + random.next() * 20
    const bounds = { west, south, east: west + random.next() * 40, north: south + random.next() * 20 }
    const query = { today, facets: random.chance(0.5) ? { amenities: ['Parking'] } : {} }
    return { query, bounds, map: index.clusters(query, bounds, random.next() * 20) }
  })

  test('markers and clusters add up to the total of a search in the same bounds', () => {
    for (const { query, bounds, map } of maps) {
      expect(map.total).toBe(index.search({ ...query, bounds }).total)
      expect(sumOf(map)).toBe(map.total)
    }
  })

  test('a cluster has several rows and lies within its own bounds', () => {
    for (const { count, lat, lng, bounds } of maps.flatMap(({ map }) => map.clusters)) {
      expect(count).toBeGreaterThan(1)
      expect(lat).toBeGreaterThanOrEqual(bounds.south - 1e-9)
      expect(lat).toBeLessThanOrEqual(bounds.north + 1e-9)
      expect(lng).toBeGreaterThanOrEqual(bounds.west - 1e-9)
      expect(lng).toBeLessThanOrEqual(bounds.east + 1e-9)
    }
  })

  test('a search in the bounds of a cluster finds as many rows as it counts', () => {
    const { clusters } = index.clusters({}, world, 4)
    expect(clusters.length).toBeGreaterThan(10)
    const counted = clusters.map(({ bounds }) => index.search({ bounds }).total)
    expect(counted).toEqual(clusters.map(({ count }) => count))
  })

  test('200 rows or fewer are all markers, in search order', () => {
    const map = index.clusters({ facets: { state: 'State 40' }, today }, world, 3)
    expect(map.total).toBeGreaterThan(0)
    expect(map.total).toBeLessThanOrEqual(200)
    expect(map.clusters).toEqual([])
    expect(map.markers.map(({ id }) => id)).toEqual(
      index.search({ facets: { state: 'State 40' }, bounds: world, today, take: 200 }).ids,
    )
  })

  test('at the deepest zoom, there are at most 4,200 markers and clusters', () => {
    const map = index.clusters({}, world, 22)
    expect(map.markers.length + map.clusters.length).toBeLessThan(4200)
    expect(sumOf(map)).toBe(map.total)
  })

  test('clusters stay the same while the map moves', () => {
    const bounds = { west: -120, south: 25, east: -80, north: 49 }
    const before = index.clusters({}, bounds, 5).clusters.filter(({ lng }) => lng > -110 && lng < -90)
    const moved = index.clusters({}, { ...bounds, west: -118.3, east: -78.3 }, 5).clusters
    expect(moved).toEqual(expect.arrayContaining(before))
  })

  test("the query's bounds apply in addition to the map's", () => {
    const half = { west: -180, south: -90, east: -100, north: 90 }
    const map = index.clusters({ bounds: half }, world, 3)
    expect(map.total).toBe(index.search({ bounds: half }).total)
    expect(sumOf(map)).toBe(map.total)
  })
})

describe('with 70 promoted rows of 400 at one position', () => {
  const index = indexOf(Array.from({ length: 400 }, (_, i) => rowAt(i, 40, -90, i < 70)))

  test('the best 50 promoted rows are markers and the others one cluster', () => {
    const map = index.clusters({ today }, world, 3)
    expect(map.markers).toHaveLength(50)
    expect(map.markers.every(({ promoted }) => promoted)).toBe(true)
    expect(map.markers.map(({ id }) => id)).toEqual(index.search({ today, promoted: true, take: 50 }).ids)
    expect(map.clusters).toMatchObject([{ count: 350, lat: 40, lng: -90 }])
  })

  test('after the promotion ends, all rows are one cluster', () => {
    expect(index.clusters({ today: '2027-02-01' }, world, 3)).toMatchObject({
      markers: [],
      clusters: [{ count: 400 }],
    })
  })
})

test('a cluster never spans the antimeridian', () => {
  const rows = Array.from({ length: 600 }, (_, i) => rowAt(i, 10, i % 2 === 0 ? 179.9 : -179.9))
  const bounds = { west: 170, south: 0, east: -170, north: 20 }
  const { clusters, total } = indexOf(rows).clusters({}, bounds, 2)
  expect(total).toBe(600)
  expect(clusters.map(({ count }) => count)).toEqual([300, 300])
  expect(clusters.map(({ lng }) => lng.toFixed(3)).toSorted()).toEqual(['-179.900', '179.900'])
})

test('counts rows at the poles', () => {
  const rows = Array.from({ length: 500 }, (_, i) => rowAt(i, i % 2 === 0 ? 90 : -90, (i % 360) - 180))
  const map = indexOf(rows).clusters({}, world, 1)
  expect(sumOf(map)).toBe(500)
})

test('an empty index has no markers or clusters', () => {
  expect(indexOf([]).clusters({}, world, 3)).toEqual({ total: 0, markers: [], clusters: [] })
})

test.each([
  ['bounds upside down', 'bounds', { ...world, south: 10, north: 0 }, 3],
  ['bounds that are not numbers', 'bounds', { ...world, west: NaN }, 3],
  ['a zoom that is not a number', 'zoom', world, NaN],
])('throws for %s', (_, path, bounds, zoom) => {
  expect(() => indexOf([]).clusters({}, bounds, zoom)).toThrow(
    expect.objectContaining({ name: 'SearchQueryError', path }),
  )
})
