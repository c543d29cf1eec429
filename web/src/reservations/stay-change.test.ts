import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { expect, test } from 'vitest'
import { differenceText, otherPrice, rateChangeText } from './stay-change.ts'

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15' }
const nights = ['2027-03-12', '2027-03-13', '2027-03-14']
const room = (totalWithTaxes: number, ofBlock: number | null): RoomOffer => {
  const price = { lines: [], total: 0, nightly: 0, left: 1 }
  const terms = { cutOff: null, rebate: null, rebateReceiver: null, rebatePurpose: null }
  return {
    ...price,
    totalWithTaxes,
    id: 'r',
    name: 'King',
    beds: [],
    guests: 2,
    hindrance: null,
    minStay: 1,
    block: ofBlock === null ? null : { ...price, ...terms, id: 'b', nights, totalWithTaxes: ofBlock },
  }
}

test.each([
  ['a guest of the block, also where it is dearer', 'b', 500, 'b', 500],
  ['a guest at the public rate, if the block costs less', null, 300, 'b', 300],
  ['a guest at the public rate, if the block is dearer', null, 500, null, 400],
  ['a guest of the block that has no room', 'b', null, null, 400],
])('the price of %s', (_, blockId, ofBlock, expected, total) => {
  const price = otherPrice(room(400, ofBlock), { blockId })
  expect([price.blockId, price.totalWithTaxes]).toEqual([expected, total])
})

test.each([
  ['b', nights, 'All nights are at the event rate.'],
  [null, nights, 'All nights are now at the event rate.'],
  [
    'b',
    nights.slice(0, 2),
    'Event rate: Mar 12, 2027 and Mar 13, 2027. Public rate, because the event rate isn’t available: Mar 14, 2027.',
  ],
  ['b', [], 'The event rate isn’t available on these nights. You pay the public rate.'],
  [null, [], ''],
])('with block %j before and nights %j of one: %j', (blockId, ofBlock, words) => {
  expect(rateChangeText({ blockId }, { nights: ofBlock }, stay)).toBe(words)
})

test.each([
  [32_600, '$36.96 more than now ($289.04).'],
  [12_100, '$168.04 less than now ($289.04).'],
  [28_904, 'The total stays the same.'],
])('a total of %j', (total, words) => {
  expect(differenceText({ totalWithTaxes: 28_904, currency: 'USD' }, total)).toBe(words)
})
