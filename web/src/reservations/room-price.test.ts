import { expect, test } from 'vitest'
import {
  besideText,
  closestRooms,
  isBookable,
  priceAt,
  publicSurplus,
  rebateText,
  saving,
} from './room-price.ts'

const room = { hindrance: null, total: 29_800, totalWithTaxes: 33_376, nightly: 14_900, left: 3 }
const terms = { rebate: 500, rebateReceiver: 'the commission', rebatePurpose: 'Field rental' }
const block = {
  ...room,
  ...terms,
  id: 'b',
  nights: ['2027-03-12', '2027-03-13'],
  total: 24_200,
  totalWithTaxes: 27_104,
  nightly: 12_100,
  left: 8,
}

test('a room costs what its block costs, and else what everybody pays', () => {
  expect(priceAt({ ...room, block })).toMatchObject({ totalWithTaxes: 27_104, left: 8, blockId: 'b' })
  expect(priceAt({ ...room, block: null })).toMatchObject({ totalWithTaxes: 33_376, left: 3, blockId: null })
})

test('a room is bookable while everybody or its block has one', () => {
  expect(isBookable({ hindrance: null, block: null })).toBe(true)
  expect(isBookable({ hindrance: 'Taken', block: null })).toBe(false)
  expect(isBookable({ hindrance: 'Taken', block })).toBe(true)
})

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-14' }
const both = { room, block, stay, currency: 'USD' } as const
const same = { hindrance: null, totalWithTaxes: block.totalWithTaxes }
const taken = { ...room, hindrance: 'Taken' as const }
const mixed = { ...block, nights: ['2027-03-12'] }

test('the public price stands beside that of a block, also when they are equal', () => {
  expect(besideText(both)).toBe('Event rate. Public $333.76')
  expect(besideText({ ...both, room: same })).toBe('Event rate. Same as public')
  expect(besideText({ ...both, room: taken })).toBe('Event rate')
})

test('a block says how much less it is than public', () => {
  expect(saving(both)).toEqual({ less: '$62.72 less', words: 'than public' })
  expect(saving({ ...both, room: same })).toEqual({ words: 'Same as public' })
  expect(saving({ ...both, room: { ...room, totalWithTaxes: 20_000 } })).toEqual({ words: 'Event rate' })
  expect(saving({ ...both, room: taken })).toEqual({ words: 'Event rate' })
})

test('a stay of which the block has only some nights says so', () => {
  expect(besideText({ ...both, block: mixed })).toBe('Event rate for 1 of 2 nights. Public $333.76')
  expect(saving({ ...both, room: taken, block: mixed })).toEqual({ words: 'Event rate for 1 of 2 nights' })
})

test('what everybody pays more is unknown if nobody else can book the room', () => {
  expect(publicSurplus(room, block)).toBe(6272)
  expect(publicSurplus(taken, block)).toBeUndefined()
})

test('a rebate is said with its amount, receiver and purpose', () => {
  expect(rebateText(block, 'USD')).toBe(
    '$5 of each night at the event rate goes to the commission: Field rental.',
  )
  expect(rebateText({ ...terms, rebate: null }, 'USD')).toBe('No rebate in this rate.')
})

test('rooms are close by what their stay costs, those that can be booked alone', () => {
  const at = (id: string, totalWithTaxes: number, changes = {}) => ({
    ...room,
    id,
    totalWithTaxes,
    block: null,
    ...changes,
  })
  const chosen = at('chosen', 30_000)
  const rooms = [
    at('suite', 60_000),
    at('full', 30_000, { hindrance: 'Taken' as const }),
    at('king', 33_000),
    chosen,
    at('twin', 28_000),
    at('of the block', 90_000, { block: { ...block, totalWithTaxes: 31_000 } }),
  ]
  expect(closestRooms(rooms, chosen).map(({ id }) => id)).toEqual(['of the block', 'twin'])
  expect(closestRooms([chosen], chosen)).toEqual([])
})
