import { expect, test } from 'vitest'
import { boundsAround, directionsLink, googleMapsLink, googleMapsViewLink } from './map-profile.ts'

test('a search on Google Maps has the address, and the place id if it is known', () => {
  const address = '100 S Capitol Ave & Main, Indianapolis, IN 46225'
  const search = (googlePlaceId: string | null) => new URL(googleMapsLink({ address, googlePlaceId }))

  expect(search(null).origin + search(null).pathname).toBe('https://www.google.com/maps/search/')
  expect(Object.fromEntries(search(null).searchParams)).toEqual({ api: '1', query: address })
  expect(Object.fromEntries(search('').searchParams)).toEqual({ api: '1', query: address })
  expect(search('ChIJ a&b').searchParams.get('query_place_id')).toBe('ChIJ a&b')
})

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

test('directions lead to the address and the place id, or to the position', () => {
  const place = { lat: 39.9, lng: -86.1, address: '100 Main St, Westfield', googlePlaceId: 'ChIJ a&b' }
  const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)
  expect(paramsOf(directionsLink(place))).toEqual({
    api: '1',
    destination: '100 Main St, Westfield',
    destination_place_id: 'ChIJ a&b',
  })
  expect(paramsOf(directionsLink({ ...place, address: '', googlePlaceId: null }))).toEqual({
    api: '1',
    destination: '39.9,-86.1',
  })
})

test('a view on Google Maps has the same center and scale', () => {
  expect(googleMapsViewLink({ lat: 39.9, lng: -86.1 }, 11)).toBe(
    'https://www.google.com/maps/@?api=1&map_action=map&center=39.90000%2C-86.10000&zoom=12',
  )
})
