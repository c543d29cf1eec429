import { expect, test } from 'vitest'
import { bidTotal } from './bid-total.ts'

const offer = {
  startDate: '2031-04-23',
  endDate: '2031-04-25',
  rent: 34_500,
  fees: 4200,
  grantAmount: 6000,
  included: ['Medical cover'],
  rebate: 8,
  hotelRooms: 620,
}
const costs = [{ name: 'Medical cover', price: 2400 }]

test('a total is rent and fees, less the grant and the rebate of the room nights', () => {
  expect(bidTotal(offer, { costs, roomNights: 1180 })).toEqual({
    missing: [],
    totalWithoutRebate: 32_700,
    rebateTotal: 9440,
    total: 23_260,
  })
})

test('what a host leaves out is added at the price of the organizer', () => {
  const bid = { ...offer, rent: 31_200, fees: 5900, grantAmount: 12_000, included: [], rebate: 0 }
  expect(bidTotal(bid, { costs, roomNights: 1200 })).toEqual({
    missing: [{ name: 'Medical cover', price: 2400 }],
    totalWithoutRebate: 27_500,
    rebateTotal: 0,
    total: 27_500,
  })
})

test('without room nights of the event, the rebate is that of the block', () => {
  expect(bidTotal(offer, { costs, roomNights: null }).rebateTotal).toBe(14_880)
})

test('without rooms there is no rebate', () => {
  expect(bidTotal({ ...offer, hotelRooms: null }, { costs, roomNights: null }).rebateTotal).toBe(0)
})

test.each([
  ['a block that is smaller than the room nights asked for', 20, 480],
  ['a block as large as the room nights asked for', 50, 1200],
  ['a larger block', 100, 1200],
  ['no room in the block', 0, 0],
  ['a block that isn’t stated', null, 1200],
])(
  'the rebate of an offer with %s counts for no more nights than there are',
  (_block, hotelRooms, rebateTotal) => {
    expect(bidTotal({ ...offer, hotelRooms }, { costs, roomNights: 150 }).rebateTotal).toBe(rebateTotal)
  },
)
