import { describe, expect, test } from 'vitest'
import { hasBit } from './bitset.ts'
import {
  earthRadiusMiles,
  isPosition,
  milesOfChord,
  wrapLongitude,
  type Bounds,
  type Position,
} from './geo.ts'
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

/** With few rows all are looked at, with many the grid is used: both have to agree. */
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
  test('are great-circle miles', () => {
    expect(milesBetween({ lat: 40.7128, lng: -74.006 }, { lat: 34.0522, lng: -118.2437 })).toBeCloseTo(
      2445.6,
      0,
    )
    expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * earthRadiusMiles, 3)
    expect(milesBetween({ lat: 90, lng: 12 }, { lat: -90, lng: -77 })).toBeCloseTo(
      Math.PI * earthRadiusMiles,
      3,
    )
    expect(milesBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.09, 2)
  })

  test('are exact to the inch', () => {
    const inch = 1 / 63_360
    const degree = 69.0934
    expect(milesBetween({ lat: 40, lng: -90 }, { lat: 40 + inch / degree, lng: -90 }) / inch).toBeCloseTo(
      1,
      3,
    )
    expect(milesBetween({ lat: 40, lng: -90 }, { lat: 40, lng: -90 })).toBe(0)
  })
})

describe('nearness', () => {
  const places = [
    { lat: 89.9, lng: 170 },
    { lat: 89.9, lng: -10 },
    { lat: 0.2, lng: 179.9 },
    { lat: 0.2, lng: -179.9 },
    { lat: -89.5, lng: 0 },
    { lat: 45, lng: 0 },
  ]

  test('reaches over the poles', () => {
    expect(near({ lat: 89.9, lng: 80 }, 20, places)).toEqual([true, true, false, false, false, false])
    expect(near({ lat: -90, lng: 80 }, 35, places)).toEqual([false, false, false, false, true, false])
  })

  test('reaches over the antimeridian', () => {
    expect(near({ lat: 0, lng: 180 }, 20, places)).toEqual([false, false, true, true, false, false])
    expect(near({ lat: 0, lng: -181 }, 80, places)).toEqual([false, false, true, true, false, false])
  })

  test('takes the very place within no miles at all, and everything within half the Earth', () => {
    expect(near({ lat: 45, lng: 0 }, 0, places)).toEqual([false, false, false, false, false, true])
    expect(near({ lat: 45, lng: 0 }, 12_500, places)).toEqual(places.map(() => true))
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
    ['crossing it as a dragged map says it', { west: -190, east: -170, south: 0, north: 20 }, [0, 1, 2, 3]],
    ['up to it from the west', { west: 174, east: 180, south: 0, north: 20 }, [0, 2, 3]],
    ['up to it from the east', { west: -180, east: -174, south: 0, north: 20 }, [1, 2, 3]],
    ['all the world', { west: -180, east: 180, south: -90, north: 90 }, [0, 1, 2, 3, 4, 5, 6]],
    [
      'more than once round the world',
      { west: -400, east: 400, south: -90, north: 90 },
      [0, 1, 2, 3, 4, 5, 6],
    ],
    ['a single point, edges included', { west: 0, east: 0, south: 0, north: 0 }, [6]],
    ['one meridian', { west: -180, east: -180, south: -90, north: 90 }, [2, 3]],
    ['the north', { west: -1, east: 1, south: 89, north: 90 }, [4]],
  ])('%s', (_, bounds, expected) => {
    expect(within(bounds, world)).toEqual(world.map((_place, row) => expected.includes(row)))
  })

  test('include rows on whole degrees at their edges, wherever they begin', () => {
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

test('forgets rows without a position', () => {
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

test('knows what is no position', () => {
  expect(isPosition({ lat: 90, lng: -180 })).toBe(true)
  expect(isPosition({ lat: 90.1, lng: 0 })).toBe(false)
  expect(isPosition({ lat: NaN, lng: 0 })).toBe(false)
  expect(isPosition({ lat: 0, lng: Infinity })).toBe(false)
})
