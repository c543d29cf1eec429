import { expect, test } from 'vitest'
import type { MapCluster, MapMarker } from '../market-view.ts'
import { declutter } from './declutter.ts'

const zoom = 6
/** Near the equator, where a degree of longitude is as long as one of latitude. */
const pixels = (degrees: number) => (degrees / 360) * 512 * 2 ** zoom
const degrees = (length: number) => (length / (512 * 2 ** zoom)) * 360

const cluster = (lng: number, lat: number, count = 12): MapCluster => ({
  lng,
  lat,
  count,
  bounds: { west: lng, south: lat, east: lng, north: lat },
})
const marker = (lng: number, lat: number): MapMarker => ({
  id: `${lng} ${lat}`,
  name: 'Rink',
  lng,
  lat,
  isPromoted: true,
})

const distance = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  Math.hypot(pixels(a.lng - b.lng), pixels(a.lat - b.lat))

test('keeps clusters that overlap nothing', () => {
  const clusters = [cluster(0, 0), cluster(degrees(80), 0)]
  expect(declutter(clusters, [marker(0, degrees(60))], zoom)).toEqual(clusters)
  expect(declutter([], [marker(0, 0)], zoom)).toEqual([])
})

test('moves a cluster off a marker, and keeps its bounds', () => {
  const place = marker(0, 0)
  const [moved] = declutter([cluster(degrees(3), degrees(4))], [place], zoom)
  expect(moved?.bounds).toEqual(cluster(degrees(3), degrees(4)).bounds)
  expect(moved && distance(moved, place)).toBeGreaterThan(24)
})

test('separates two clusters at the same position', () => {
  const [a, b] = declutter([cluster(0, 0), cluster(0, 0)], [], zoom)
  expect(a && b && distance(a, b)).toBeGreaterThan(30)
})

test('moves a cluster at most 44 px, however many markers overlap it', () => {
  const crowd = Array.from({ length: 40 }, () => marker(degrees(5), degrees(5)))
  const home = cluster(0, 0, 12_000)
  const [moved] = declutter([home], crowd, zoom)
  expect(moved && distance(moved, home)).toBeLessThanOrEqual(44.01)
})
