import { expect, test } from 'vitest'
import { degrees, judgePosition } from './coordinates.ts'

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
])('%s is %d degrees', (text, value) => {
  expect(degrees(text)).toBeCloseTo(value, 6)
})

test.each(['north', '43.02.1', '43,02,1', '', '12°x'])('%j is no number of degrees', (text) => {
  expect(degrees(text)).toBeUndefined()
})

test('a position in the regions served passes, without the noise of floating point', () => {
  expect(judgePosition(43.6333300000001, -79.41583)).toEqual({ position: { lat: 43.63333, lng: -79.41583 } })
  // Attu, beyond the antimeridian.
  expect(judgePosition(52.9, 173.1)).toEqual({ position: { lat: 52.9, lng: 173.1 } })
})

test('swapped columns and a lost minus sign are set right, but doubted', () => {
  const right = { lat: 43.02, lng: -88.01 }
  expect(judgePosition(-88.01, 43.02)).toEqual({
    position: right,
    doubt: 'latitude -88.01 and longitude 43.02 look swapped',
  })
  expect(judgePosition(43.02, 88.01)).toEqual({
    position: right,
    doubt: 'longitude 88.01 seems to lack its minus sign',
  })
  expect(judgePosition(-147.72, 64.84)).toMatchObject({ position: { lat: 64.84, lng: -147.72 } })
})

test.each([
  [0, 0, /stands for an unknown position/],
  [91.2, 5, /latitude 91.2 is out of range/],
  [40, 190.5, /longitude 190.5 is out of range/],
  [48.85, 2.35, /outside the United States and Canada/],
])('%d, %d is refused', (lat, lng, fault) => {
  expect(judgePosition(lat, lng)).toEqual({ fault: expect.stringMatching(fault) })
})
