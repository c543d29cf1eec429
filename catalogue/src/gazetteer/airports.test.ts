import { states } from '@app/contract/reference-lists/regions.ts'
import { expect, test } from 'vitest'
import { allAirports, nearestAirports } from './airports.ts'

const codesNear = (lat: number, lng: number) => nearestAirports({ lat, lng }, 3).map(({ code }) => code)

test('every airport has a unique code, a name, a city and a position in North America', () => {
  const airports = allAirports()
  expect(airports.length).toBeGreaterThan(states.length * 8)
  expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length)
  for (const { code, name, city, lat, lng } of airports) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect([code, name.length > 3, city !== '']).toEqual([code, true, true])
    expect([code, lat > 15 && lat < 72, lng > -180 && lng < -50]).toEqual([code, true, true])
  }
})

test('downtown Indianapolis is nearest to Indianapolis International', () => {
  const [first] = nearestAirports({ lat: 39.77, lng: -86.16 }, 3)
  expect(first).toMatchObject({ code: 'IND', city: 'Indianapolis', isMajor: true })
  expect(first?.miles).toBeCloseTo(8, 0)
})

test('distances rise from the first to the last', () => {
  const miles = nearestAirports({ lat: 40.7, lng: -74 }, 5).map((airport) => airport.miles)
  expect(miles).toHaveLength(5)
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
})

test('the last one is major if the nearest are not', () => {
  // Champaign, Illinois, has smaller airports around it.
  expect(nearestAirports({ lat: 40.11, lng: -88.24 }, 3).map(({ isMajor }) => isMajor)).toEqual([
    false,
    false,
    true,
  ])
})

test.each([
  ['in the Pacific', 30, -150],
  ['in Europe', 52, 13],
  ['at a pole', 90, 0],
])('a position %s has none', (_, lat, lng) => {
  expect(codesNear(lat, lng)).toEqual([])
})
