import { expect, test } from 'vitest'
import { parseDegrees, validatePosition } from './coordinates.ts'

test.each([
  ['43.02', 43.02],
  ['-88.0106', -88.0106],
  ['+43', 43],
  ['43,02', 43.02],
  ['\u221288.01', -88.01],
  ['43.02° N', 43.02],
  ['88.01W', -88.01],
  ['43°1′12″N', 43.02],
  ['88° 0\' 36" W', -88.01],
  ['4.302e1', 43.02],
])('parses %s as %d degrees', (text, value) => {
  expect(parseDegrees(text)).toBeCloseTo(value, 6)
})

test.each(['north', '43.02.1', '43,02,1', '', '12°x'])('parses %j as undefined', (text) => {
  expect(parseDegrees(text)).toBeUndefined()
})

test('accepts a position in the regions served and removes floating-point noise', () => {
  expect(validatePosition(43.6333300000001, -79.41583)).toEqual({
    position: { lat: 43.63333, lng: -79.41583 },
  })
})

test('accepts a position in the Aleutians past the antimeridian', () => {
  expect(validatePosition(52.9, 173.1)).toEqual({ position: { lat: 52.9, lng: 173.1 } })
})

test.each([
  [-88.01, 43.02, { lat: 43.02, lng: -88.01 }],
  [-147.72, 64.84, { lat: 64.84, lng: -147.72 }],
])('swaps latitude %d and longitude %d, with a doubt', (lat, lng, position) => {
  expect(validatePosition(lat, lng)).toEqual({
    position,
    doubt: `latitude ${lat} and longitude ${lng} look swapped`,
  })
})

test('adds a missing minus sign to a longitude, with a doubt', () => {
  expect(validatePosition(43.02, 88.01)).toEqual({
    position: { lat: 43.02, lng: -88.01 },
    doubt: 'longitude 88.01 seems to be missing its minus sign',
  })
})

test.each([
  [0, 0, /placeholder for an unknown position/],
  [91.2, 5, /latitude 91.2 is out of range/],
  [40, 190.5, /longitude 190.5 is out of range/],
  [48.85, 2.35, /outside the United States and Canada/],
])('refuses latitude %d and longitude %d with %s', (lat, lng, fault) => {
  expect(validatePosition(lat, lng)).toEqual({ fault: expect.stringMatching(fault) })
})
