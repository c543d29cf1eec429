import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { describe, expect, test } from 'vitest'
import { cutOffOf, overText, owedText, pickUpText, priceText, sourceText, termTexts } from './block-words.ts'
import { agreedBlock } from './testing/blocks.ts'

const block = (changes: Partial<RoomBlock> = {}): RoomBlock => ({ ...agreedBlock, ...changes })

test.each([
  [{ pickedUp: 38, size: 60 }, '38 of 60 room nights, 63%'],
  [{ pickedUp: 0, size: 1 }, '0 of 1 room night, 0%'],
  [{ pickedUp: 0, size: 0 }, '0 of 0 room nights'],
  // What nobody booked is gone from a released block, but not from the agreement.
  [{ status: 'Released', pickedUp: 38, size: 38, contracted: 60 }, '38 of 60 room nights, 63%'],
] as const)('the pick-up of %o is said as %s', (changes, text) => {
  expect(pickUpText(block(changes))).toBe(text)
})

test.each([
  ['2027-02-19T17:00:00Z', 'Fri, Feb 26, in 7 days', true],
  ['2027-02-18T17:00:00Z', 'Fri, Feb 26, in 8 days', false],
  ['2027-02-26T17:00:00Z', 'Fri, Feb 26, today', true],
  // Still the 26th at the hotel.
  ['2027-02-27T03:00:00Z', 'Fri, Feb 26, today', true],
  ['2027-02-27T17:00:00Z', 'Fri, Feb 26, over', false],
])('on %s, the cut-off is %s', (now, text, isSoon) => {
  expect(cutOffOf(block(), '2027-02-26', new Date(now))).toEqual({ text, isSoon })
})

test.each([
  // Still the last night at the hotel.
  ['2027-03-14T03:00:00Z', 'Released', undefined],
  ['2027-03-14T05:00:00Z', 'Released', 'The stay is over. The rooms were kept for the guests of the event.'],
  ['2027-03-14T05:00:00Z', 'Asked', 'These nights have passed, and the hotel didn’t answer.'],
  ['2027-03-14T05:00:00Z', 'Declined', undefined],
] as const)('on %s, a block that is %s is over: %s', (now, status, text) => {
  expect(overText(block({ status }), new Date(now))).toBe(text)
})

test('terms name the guaranteed nights, and the amount, receiver and purpose of the rebate', () => {
  const texts = termTexts(
    block({ guaranteedPercent: 80, rebate: 500, rebateReceiver: 'The club', rebatePurpose: 'Fields' }),
  )
  expect(texts).toContain('80% of the room nights are guaranteed, 80 of 100.')
  expect(texts).toContain('$5 of each night at the event rate goes to The club: Fields.')
  expect(termTexts(block({ guaranteedPercent: null, rebate: null }))).toEqual([
    'Only booked rooms are paid for.',
    'No rebate in this rate.',
  ])
})

describe('what may be owed', () => {
  const clause = { guaranteedPercent: 80, attrition: 'Below 80%, each night is charged.' }

  test('is the shortfall at the average price', () => {
    expect(owedText(block({ ...clause, pickedUp: 59 }), new Date('2027-02-19T17:00:00Z'))).toBe(
      '21 guaranteed room nights aren’t booked yet. At the average price of the block, up to $2,646.00 may be owed under the clause.',
    )
  })

  test.each([
    // Still the last night at the hotel.
    ['2027-03-14T03:00:00Z', { pickedUp: 79 }, '1 guaranteed room night isn’t booked yet.'],
    ['2027-03-14T05:00:00Z', { pickedUp: 79 }, '1 guaranteed room night wasn’t booked.'],
    [
      '2027-03-14T05:00:00Z',
      { pickUpSource: 'Missing' },
      '21 guaranteed room nights aren’t reported as booked.',
    ],
    ['2027-03-14T05:00:00Z', { pickedUp: 59 }, '21 guaranteed room nights weren’t booked.'],
    [
      '2027-02-19T17:00:00Z',
      { pickedUp: 59, status: 'Released' },
      '21 guaranteed room nights weren’t booked.',
    ],
  ] as const)('on %s, %o is said as %s', (now, changes, text) => {
    expect(owedText(block({ ...clause, ...changes }), new Date(now))).toMatch(text)
  })

  test.each([
    ['without a clause', { ...clause, attrition: null }],
    ['once the guaranteed share is booked', { ...clause, pickedUp: 80 }],
    ['before both agree', { ...clause, status: 'Offered' }],
  ] as const)('is not said %s', (_when, changes) => {
    expect(owedText(block(changes))).toBeUndefined()
  })
})

test.each([
  ['Here', null, 'Booked here'],
  ['Reported', '2027-02-20T03:00:00Z', 'Reported by the hotel on Fri, Feb 19'],
  ['Missing', '2027-02-12T17:00:00Z', 'Missing: the hotel was asked and hasn’t answered since Fri, Feb 12'],
  ['Missing', null, 'Missing: the hotel was asked and hasn’t answered'],
] as const)('figures that are %s (%s) say so', (pickUpSource, reportedDate, text) => {
  expect(sourceText(block({ pickUpSource, reportedDate }))).toBe(text)
})

test('prices are those with all fees, as a range if they differ', () => {
  expect(priceText(block())).toBe('$126')
  const [first, second] = agreedBlock.nights
  expect(priceText(block({ nights: [first!, { ...second!, price: 15_050 }] }))).toBe('$126 to $150.50')
})
