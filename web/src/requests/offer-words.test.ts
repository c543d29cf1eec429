import { expect, test } from 'vitest'
import { offerText } from './offer-words.ts'

const offer = {
  startDate: '2027-04-22',
  endDate: '2027-04-25',
  total: 32_400,
  spaceCount: 10,
  liveStreamCost: null,
  hotelRooms: null,
}
const asked = { liveStream: null, spaceCount: 1, roomsPerNight: null, roomNights: null }

test.each([
  [{}, '$32,400 in total with everything you asked for, 10 spaces, Apr 22 – 25, 2027'],
  [{ spaceCount: 1 }, '$32,400 in total with everything you asked for, 1 space, Apr 22 – 25, 2027'],
  [{ spaceCount: null, total: 5900 }, '$5,900 in total, number of spaces not given, Apr 22 – 25, 2027'],
])('an offer with %j is told as %s', (change, text) => {
  expect(offerText({ ...offer, ...change }, asked)).toBe(text)
})

test('an offer that leaves out what is asked for says so beside its total', () => {
  expect(offerText(offer, { ...asked, liveStream: 'Required', spaceCount: 12 })).toBe(
    '$32,400 in total without the live stream and 2 of the spaces that you asked for, 10 spaces, Apr 22 – 25, 2027',
  )
})
