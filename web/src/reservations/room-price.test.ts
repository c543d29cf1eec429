import { expect, test } from 'vitest'
import { besideText, closestRooms, isBookable, priceAt, rebateText, saving } from './room-price.ts'

const room = { hindrance: null, total: 29_800, totalWithTaxes: 33_376, nightly: 14_900, left: 3 }
const terms = { rebate: 500, rebateReceiver: 'the commission', rebatePurpose: 'Field rental' }
const block = { ...room, ...terms, id: 'b', total: 24_200, totalWithTaxes: 27_104, nightly: 12_100, left: 8 }

test('a room costs what its block costs, and else what everybody pays', () => {
  expect(priceAt({ ...room, block })).toMatchObject({ totalWithTaxes: 27_104, left: 8, blockId: 'b' })
  expect(priceAt({ ...room, block: null })).toMatchObject({ totalWithTaxes: 33_376, left: 3, blockId: null })
})

test('a room is bookable while everybody or its block has one', () => {
  expect(isBookable({ hindrance: null, block: null })).toBe(true)
  expect(isBookable({ hindrance: 'Taken', block: null })).toBe(false)
  expect(isBookable({ hindrance: 'Taken', block })).toBe(true)
})

test('the public price stands beside that of a block, also when they are equal', () => {
  expect(besideText(room, block, 'USD')).toBe('Event rate. Public $333.76')
  expect(besideText({ hindrance: null, totalWithTaxes: 27_104 }, block, 'USD')).toBe(
    'Event rate. Same as public',
  )
  expect(besideText({ ...room, hindrance: 'Taken' }, block, 'USD')).toBe('Event rate')
})

test('a block says how much less it is than public', () => {
  expect(saving(room, block, 'USD')).toEqual({ less: '$62.72 less', words: 'than public' })
  expect(saving(block, block, 'USD')).toEqual({ words: 'Same as public' })
  expect(saving(block, room, 'USD')).toEqual({ words: 'Event rate' })
  expect(saving({ ...room, hindrance: 'Taken' }, block, 'USD')).toEqual({ words: 'Event rate' })
})

test('a rebate is said with its amount, receiver and purpose', () => {
  expect(rebateText(block, 'USD')).toBe('$5 of each night goes to the commission: Field rental.')
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
