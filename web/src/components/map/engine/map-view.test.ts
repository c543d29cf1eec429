import { expect, test } from 'vitest'
import { boundsAround } from '../extent.ts'
import { googleMapsViewLink } from './map-view.ts'

test('bounds contain every position, and are undefined without any', () => {
  expect(boundsAround([])).toBeUndefined()
  expect(boundsAround([{ lat: 1, lng: -2 }])).toEqual({ west: -2, south: 1, east: -2, north: 1 })
  expect(
    boundsAround([
      { lat: 40, lng: -86 },
      { lat: 41, lng: -90 },
      { lat: 38, lng: -87 },
    ]),
  ).toEqual({ west: -90, south: 38, east: -86, north: 41 })
})

test('a view on Google Maps has the same center and scale', () => {
  expect(googleMapsViewLink({ lat: 39.9, lng: -86.1 }, 11)).toBe(
    'https://www.google.com/maps/@?api=1&map_action=map&center=39.90000%2C-86.10000&zoom=12',
  )
})
