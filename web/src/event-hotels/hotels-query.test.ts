import { HotelMatchFilter } from '@app/contract/hotels/hotel-matches.ts'
import { expect, test } from 'vitest'
import { hotelsInputOf, hotelsQueryOf, toHotels } from './hotels-query.ts'

const eventId = '0196f0f0-0000-7000-8000-000000000001'
const read = (text: string) => hotelsQueryOf(new URLSearchParams(text))

const sorted = (text = '') =>
  [...new URLSearchParams(text)].map(([name, value]) => `${name}=${value}`).toSorted()

test('without anything, the nights of the event are searched for two guests, nearest first', () => {
  expect(read('')).toEqual({ guests: 2, rooms: 1, amenities: [], sort: 'distance', page: 1, isMap: false })
  expect(toHotels(eventId, read(''))).toBe(`/events/${eventId}/hotels`)
})

test.each([
  'in=2027-03-12&out=2027-03-14&guests=4&rooms=3&bed=King&amenity=Pool&amenity=Free+Parking&most=275&sort=total&page=2',
  'guests=1',
  'sort=left',
  'view=map',
])('%s is the same after it was read', (text) => {
  const [, again] = toHotels(eventId, read(text)).split('?')
  expect(sorted(again)).toEqual(sorted(text))
})

test.each([
  'in=2027-03-12',
  'in=2027-03-14&out=2027-03-12',
  'in=2027-03-12&out=2027-03-12',
  'in=2027-03-01&out=2027-03-16',
  'in=2027-02-30&out=2027-03-02',
  'guests=0&rooms=-1',
  'guests=21&rooms=1.5',
  'bed=Water+Bed&amenity=Moat&most=1e9&sort=nowhere&page=0',
])('%s is ignored', (text) => {
  expect(read(text)).toEqual(read(''))
})

test('whatever the address says, the server takes the filter', () => {
  for (const text of [
    '',
    'in=2027-03-12&out=2027-03-26&guests=20&rooms=10000&most=100000&bed=King&amenity=Pool',
  ])
    expect(HotelMatchFilter.safeParse(hotelsInputOf(eventId, read(text)).data).success).toBe(true)
})

test('the highest total is in cents', () => {
  expect(hotelsInputOf(eventId, read('most=275')).data.total).toEqual({ to: 27_500 })
})
