import { expect, test } from 'vitest'
import { directionsLink, googleMapsLink } from './map-profile.ts'

test('a search on Google Maps has the address, and the place id if it is known', () => {
  const address = '100 S Capitol Ave & Main, Indianapolis, IN 46225'
  const search = (googlePlaceId: string | null) => new URL(googleMapsLink({ address, googlePlaceId }))

  expect(search(null).origin + search(null).pathname).toBe('https://www.google.com/maps/search/')
  expect(Object.fromEntries(search(null).searchParams)).toEqual({ api: '1', query: address })
  expect(Object.fromEntries(search('').searchParams)).toEqual({ api: '1', query: address })
  expect(search('ChIJ a&b').searchParams.get('query_place_id')).toBe('ChIJ a&b')
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
