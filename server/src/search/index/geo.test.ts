import { earthRadiusMiles } from '@app/contract/rules/globe.ts'
import { describe, expect, test } from 'vitest'
import { hasBit } from './bitset.ts'
import { isPosition, milesOfChord, wrapLongitude, type Bounds, type Position } from './geo.ts'
import {
  createPositions,
  dropPosition,
  markNear,
  markWithin,
  setPosition,
  type Positions,
} from './positions.ts'
import { createRandom } from './testing/random.ts'

const capacity = 1024

function positionsOf(list: readonly Position[]): Positions {
  const positions = createPositions(capacity)
  list.forEach((position, row) => setPosition(positions, row, position))
  return positions
}

const space = new Uint32Array(capacity)

/** Runs without the grid (few rows) and with it (many rows). Both must agree. */
function bothWays(
  list: readonly Position[],
  mark: (positions: Positions, rows: number, into: Uint32Array) => void,
) {
  const positions = positionsOf(list)
  const [few, many] = [list.length, capacity].map((rows) => {
    const into = new Uint32Array(capacity / 32)
    mark(positions, rows, into)
    return list.map((_, row) => hasBit(into, row))
  })
  expect(few).toEqual(many)
  return few
}

const within = (bounds: Bounds, list: readonly Position[]) =>
  bothWays(list, (positions, rows, into) => markWithin(positions, bounds, rows, space, into))

const near = (origin: Position, miles: number, list: readonly Position[]) =>
  bothWays(list, (positions, rows, into) =>
    markNear(positions, origin, miles, rows, space, into, new Float64Array(capacity)),
  )

function milesBetween(a: Position, b: Position): number {
  const chords = new Float64Array(capacity)
  markNear(positionsOf([b]), a, Infinity, 1, space, new Uint32Array(capacity / 32), chords)
  return milesOfChord(chords[0] ?? NaN)
}

describe('distances', () => {
  test.each([
    ['New York to Los Angeles', { lat: 40.7128, lng: -74.006 }, { lat: 34.0522, lng: -118.2437 }, 2445.6, 0],
    ['half the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, Math.PI * earthRadiusMiles, 3],
    ['pole to pole', { lat: 90, lng: 12 }, { lat: -90, lng: -77 }, Math.PI * earthRadiusMiles, 3],
    ['across the antimeridian', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69.09, 2],
  ])('%s in great-circle miles', (_, from, to, miles, digits) => {
    expect(milesBetween(from, to)).toBeCloseTo(miles, digits)
  })

  test('one inch is exact to a thousandth', () => {
    const inch = 1 / 63_360
    const degree = 69.0934
    const miles = milesBetween({ lat: 40, lng: -90 }, { lat: 40 + inch / degree, lng: -90 })
    expect(miles / inch).toBeCloseTo(1, 3)
  })

  test('from a position to itself are exactly 0', () => {
    expect(milesBetween({ lat: 40, lng: -90 }, { lat: 40, lng: -90 })).toBe(0)
  })
})

describe('a radius', () => {
  const places = [
    { lat: 89.9, lng: 170 },
    { lat: 89.9, lng: -10 },
    { lat: 0.2, lng: 179.9 },
    { lat: 0.2, lng: -179.9 },
    { lat: -89.5, lng: 0 },
    { lat: 45, lng: 0 },
  ]

  test.each([
    ['across the north pole', { lat: 89.9, lng: 80 }, 20, [0, 1]],
    ['at the south pole', { lat: -90, lng: 80 }, 35, [4]],
    ['across the antimeridian', { lat: 0, lng: 180 }, 20, [2, 3]],
    ['around a longitude below -180', { lat: 0, lng: -181 }, 80, [2, 3]],
    ['of 0 miles', { lat: 45, lng: 0 }, 0, [5]],
    ['of half the Earth', { lat: 45, lng: 0 }, 12_500, [0, 1, 2, 3, 4, 5]],
  ])('%s', (_, origin, miles, expected) => {
    expect(near(origin, miles, places)).toEqual(places.map((_place, row) => expected.includes(row)))
  })
})

describe('bounds', () => {
  const world = [
    { lat: 10, lng: 175 },
    { lat: 10, lng: -175 },
    { lat: 10, lng: 180 },
    { lat: 10, lng: -180 },
    { lat: 90, lng: 0 },
    { lat: -90, lng: 0 },
    { lat: 0, lng: 0 },
  ]

  test.each([
    ['crossing the antimeridian', { west: 170, east: -170, south: 0, north: 20 }, [0, 1, 2, 3]],
    ['crossing it with a west below -180', { west: -190, east: -170, south: 0, north: 20 }, [0, 1, 2, 3]],
    ['ending at the antimeridian', { west: 174, east: 180, south: 0, north: 20 }, [0, 2, 3]],
    ['starting at the antimeridian', { west: -180, east: -174, south: 0, north: 20 }, [1, 2, 3]],
    ['the whole world', { west: -180, east: 180, south: -90, north: 90 }, [0, 1, 2, 3, 4, 5, 6]],
    ['more than the whole world', { west: -400, east: 400, south: -90, north: 90 }, [0, 1, 2, 3, 4, 5, 6]],
    ['a single point', { west: 0, east: 0, south: 0, north: 0 }, [6]],
    ['one meridian', { west: -180, east: -180, south: -90, north: 90 }, [2, 3]],
    ['the north pole', { west: -1, east: 1, south: 89, north: 90 }, [4]],
  ])('%s', (_, bounds, expected) => {
    expect(within(bounds, world)).toEqual(world.map((_place, row) => expected.includes(row)))
  })

  test('include rows at edges on whole degrees', () => {
    const random = createRandom(3)
    const missed = Array.from({ length: 300 }, () => {
      const east = random.below(300) - 120
      const west = east - random.next() * 40
      const lng = wrapLongitude(east)
      return within({ west, east, south: 5, north: 6 }, [
        { lat: 5, lng },
        { lat: 6, lng: wrapLongitude(west) },
      ])
    }).filter((found) => found?.includes(false))
    expect(missed).toEqual([])
  })
})

test('dropping the position of a row twice removes only that row', () => {
  const positions = positionsOf([
    { lat: 1, lng: 1 },
    { lat: 1, lng: 1 },
    { lat: 1, lng: 1 },
  ])
  dropPosition(positions, 1)
  dropPosition(positions, 1)
  const into = new Uint32Array(capacity / 32)
  for (const rows of [3, capacity]) {
    markWithin(positions, { west: -180, east: 180, south: -90, north: 90 }, rows, space, into)
    expect([0, 1, 2].map((row) => hasBit(into, row))).toEqual([true, false, true])
    markNear(positions, { lat: 1, lng: 1 }, 1, rows, space, into, new Float64Array(capacity))
    expect([0, 1, 2].map((row) => hasBit(into, row))).toEqual([true, false, true])
  }
})

test.each([
  { lat: 90, lng: -180, isValid: true },
  { lat: 90.1, lng: 0, isValid: false },
  { lat: NaN, lng: 0, isValid: false },
  { lat: 0, lng: Infinity, isValid: false },
])('isPosition($lat, $lng) is $isValid', ({ lat, lng, isValid }) => {
  expect(isPosition({ lat, lng })).toBe(isValid)
})
