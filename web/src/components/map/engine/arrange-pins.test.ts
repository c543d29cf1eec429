import { expect, test } from 'vitest'
import type { Position } from '../map-profile.ts'
import type { MapCluster, MapMarker } from '../market-view.ts'
import { arrangePins } from './arrange-pins.ts'
import { mercator } from './mercator.ts'

const zoom = 6
const { toPixel } = mercator(zoom)
/** Near the equator, where a degree of longitude is as long as one of latitude. */
const degrees = (length: number) => (length / (512 * 2 ** zoom)) * 360

const cluster = (x: number, y: number, count = 12): MapCluster => {
  const [lng, lat] = [degrees(x), degrees(y)]
  return { lng, lat, count, bounds: { west: lng, south: lat, east: lng, north: lat } }
}
const marker = (x: number, y: number): MapMarker => ({
  id: `${x} ${y}`,
  name: 'Rink',
  lng: degrees(x),
  lat: degrees(y),
  isPromoted: false,
})

/** The larger of the distances along the axes, in px. */
function gap(one: Position | undefined, other: Position | undefined) {
  if (!one || !other) return undefined
  const [a, b] = [toPixel(one), toPixel(other)]
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
}

test('keeps pins that overlap nothing, as they are', () => {
  const [one, other, group] = [marker(0, 0), marker(40, 0), cluster(0, 60)]
  const arranged = arrangePins({ markers: [one, other], clusters: [group] }, zoom)
  expect(arranged.markers[0]).toBe(one)
  expect(arranged.markers[1]).toBe(other)
  expect(arranged.clusters[0]).toBe(group)
})

test('two markers that overlap become a cluster of both at their mean position', () => {
  const pair = [marker(0, 0), marker(20, 0)]
  const { markers, clusters } = arrangePins({ markers: pair, clusters: [] }, zoom)
  expect(markers).toEqual([])
  expect(clusters).toEqual([
    {
      lat: 0,
      lng: degrees(10),
      count: 2,
      bounds: { west: 0, south: 0, east: degrees(20), north: 0 },
      markers: pair,
    },
  ])
})

test('markers at one position become one cluster', () => {
  const markers = Array.from({ length: 30 }, (_, i) => ({ ...marker(0, 0), id: String(i) }))
  expect(arrangePins({ markers, clusters: [] }, zoom)).toMatchObject({
    markers: [],
    clusters: [{ count: 30, markers }],
  })
})

test('moves a cluster off a marker and keeps its bounds', () => {
  const place = marker(0, 0)
  const { markers, clusters } = arrangePins({ markers: [place], clusters: [cluster(3, 4)] }, zoom)
  expect(markers).toEqual([place])
  expect(clusters[0]?.bounds).toEqual(cluster(3, 4).bounds)
  expect(gap(clusters[0], place)).toBeCloseTo(32, 1)
})

test('separates two clusters at the same position', () => {
  const { clusters } = arrangePins({ markers: [], clusters: [cluster(0, 0), cluster(0, 0)] }, zoom)
  expect(clusters).toHaveLength(2)
  expect(gap(clusters[0], clusters[1])).toBeGreaterThanOrEqual(31.9)
})

test('a cluster without known markers has none after merging', () => {
  const crowd = [-40, -20, 0, 20, 40].flatMap((x) => [-40, -20, 0, 20, 40].map((y) => cluster(x, y)))
  const { clusters } = arrangePins({ markers: [], clusters: crowd }, zoom)
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(25 * 12)
  expect(clusters.every((each) => each.markers === undefined)).toBe(true)
})

test('moves a marker off a fixed position', () => {
  const { markers } = arrangePins({ markers: [marker(10, 4)], clusters: [] }, zoom, [{ lat: 0, lng: 0 }])
  expect(gap(markers[0], { lat: 0, lng: 0 })).toBeCloseTo(32, 1)
})

test('of 150 random pins none covers another, and all are counted', () => {
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const at = () => random() * 500
  const view = {
    markers: Array.from({ length: 100 }, (_, i) => ({ ...marker(at(), at()), id: String(i) })),
    clusters: Array.from({ length: 50 }, () => cluster(at(), at(), 1 + Math.ceil(random() * 2000))),
  }
  const { markers, clusters } = arrangePins(view, zoom, [{ lat: degrees(250), lng: degrees(250) }])
  const total = clusters.reduce((sum, { count }) => sum + count, markers.length)
  expect(total).toBe(view.clusters.reduce((sum, { count }) => sum + count, 100))
  const pins = [...markers, ...clusters, { lat: degrees(250), lng: degrees(250) }]
  for (const [index, pin] of pins.entries())
    for (const other of pins.slice(index + 1)) expect(gap(pin, other)).toBeGreaterThanOrEqual(31.9)
})

test('a tag takes as much room as its text, and a landmark as its name', () => {
  const tag = { text: '$1,266', words: '' }
  const tagged = { ...marker(50, 0), tag }
  expect(arrangePins({ markers: [marker(0, 0), tagged], clusters: [] }, zoom).markers).toHaveLength(2)
  const pair = [{ ...marker(0, 0), tag }, tagged]
  expect(arrangePins({ markers: pair, clusters: [] }, zoom).clusters).toHaveLength(1)
  const aside = marker(60, 4)
  const around = (name?: string) =>
    arrangePins({ markers: [aside], clusters: [] }, zoom, [{ lat: 0, lng: 0, ...(name && { name }) }]).markers
  expect(around()).toEqual([aside])
  expect(around('Manzanita Hill Ice Arena')).not.toEqual([aside])
})
