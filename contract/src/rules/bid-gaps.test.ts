import { expect, test } from 'vitest'
import { notOffered, scopeText } from './bid-gaps.ts'

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
  [{}, 'with everything you asked for'],
  [{ spaceCount: null }, 'with everything you asked for'],
  [{ liveStreamCost: null }, 'without the live stream that you asked for'],
  [
    { liveStreamCost: null, spaceCount: 8, hotelRooms: 400 },
    'without the live stream, 2 of the spaces, and 80 of the rooms that you asked for',
  ],
])('the total of an offer with %j is %s', (changes, text) => {
  expect(scopeText(asked, { ...offer, ...changes })).toBe(text)
})
