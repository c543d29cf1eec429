import { expect, test } from 'vitest'
import { notOffered, totalText } from './bid-gaps.ts'

const asked = { liveStream: 'Wished', spaceCount: 10, roomsPerNight: 480, roomNights: null }
const offer = { liveStreamCost: 0, spaceCount: 10, hotelRooms: 480 }

test.each([
  ['all that is asked for', {}, {}, []],
  ['no live stream', {}, { liveStreamCost: null }, ['live stream']],
  ['no room block', {}, { hotelRooms: null }, ['room block']],
  ['a room block of no rooms', {}, { hotelRooms: 0 }, ['room block']],
  [
    'no room block for room nights',
    { roomsPerNight: null, roomNights: 1000 },
    { hotelRooms: null },
    ['room block'],
  ],
  [
    'nothing else, of which nothing is asked for',
    { liveStream: null, roomsPerNight: null },
    { liveStreamCost: null, hotelRooms: null },
    [],
  ],
])('an offer with %s lacks %4$j', (_what, changedAsked, changedOffer, lacks) => {
  expect(notOffered({ ...asked, ...changedAsked }, { ...offer, ...changedOffer })).toEqual(lacks)
})

test.each([
  [{}, '$900 in total with everything you asked for'],
  [{ spaceCount: null }, '$900 in total with everything else you asked for, number of spaces not given'],
  [{ liveStreamCost: null }, '$900 in total without the live stream that you asked for'],
  [
    { liveStreamCost: null, spaceCount: null },
    '$900 in total without the live stream that you asked for, number of spaces not given',
  ],
  [
    { liveStreamCost: null, spaceCount: 8, hotelRooms: 400 },
    '$900 in total without the live stream, 2 of the spaces, and 80 of the rooms that you asked for',
  ],
])('the total of an offer with %j is %s', (changes, text) => {
  expect(totalText(asked, { ...offer, total: 900, ...changes })).toBe(text)
})

test('an offer that doesn’t say how many spaces, where only spaces were asked for, has nothing else to compare', () => {
  const spaces = { liveStream: null, spaceCount: 6, roomsPerNight: null, roomNights: null }
  expect(totalText(spaces, { ...offer, spaceCount: null, total: 3400 })).toBe(
    '$3,400 in total, number of spaces not given',
  )
})

test('an offer has everything only if something was asked for', () => {
  const nothing = { liveStream: null, spaceCount: null, roomsPerNight: null, roomNights: null }
  expect(totalText(nothing, { ...offer, total: 8500 })).toBe('$8,500 in total')
})
