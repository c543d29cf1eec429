import { expect, test } from 'vitest'
import { geometryCenter } from './geometry-center.ts'

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

test('the center of a polygon is the center of its outer ring', () => {
  expect(geometryCenter({ type: 'Polygon', coordinates: [square(-86, 39, 2), square(-86, 39, 1)] })).toEqual({
    lat: 40,
    lng: -85,
  })
})

test('weights the polygons of a multipolygon by area', () => {
  const center = geometryCenter({
    type: 'MultiPolygon',
    coordinates: [[square(0, 0, 2)], [square(10, 0, 1)]],
  })
  expect(center).toEqual({ lng: expect.closeTo((1 * 4 + 10.5) / 5), lat: expect.closeTo((1 * 4 + 0.5) / 5) })
})

test('keeps the precision of a small polygon', () => {
  expect(geometryCenter({ type: 'Polygon', coordinates: [square(-86.15, 39.77, 0.0001)] })).toEqual({
    lat: expect.closeTo(39.77005, 9),
    lng: expect.closeTo(-86.14995, 9),
  })
})

test('weights the segments of a line by length', () => {
  const line = [
    [0, 0],
    [2, 0],
    [2, 1],
  ]
  expect(geometryCenter({ type: 'LineString', coordinates: line })).toEqual({
    lng: expect.closeTo(4 / 3),
    lat: expect.closeTo(1 / 6),
  })
})

test('the center of several points is their mean', () => {
  const points = [
    [0, 0],
    [2, 2],
  ]
  expect(geometryCenter({ type: 'MultiPoint', coordinates: points })).toEqual({ lng: 1, lat: 1 })
})

test('treats a ring without area as a line', () => {
  const ring = [
    [0, 0],
    [2, 0],
    [0, 0],
  ]
  expect(geometryCenter({ type: 'Polygon', coordinates: [ring] })).toEqual({ lng: 1, lat: 0 })
})

test('uses the first geometry of a collection that has a center', () => {
  const point = { type: 'Point', coordinates: [-86.15, 39.77] }
  expect(geometryCenter({ type: 'GeometryCollection', geometries: [point] })).toEqual({
    lng: -86.15,
    lat: 39.77,
  })
})

test.each([
  [null, 'has no geometry'],
  [{ type: 'Point', coordinates: ['a', 1] }, 'has a geometry without valid coordinates'],
  [{ type: 'Polygon', coordinates: [] }, 'has a geometry without valid coordinates'],
  [{ type: 'Polygon' }, 'has a geometry without valid coordinates'],
])('refuses %j: %s', (geometry, fault) => {
  expect(geometryCenter(geometry)).toBe(fault)
})
