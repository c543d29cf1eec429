import { expect, test } from 'vitest'
import { plainHold } from '../testing/plain-bid.ts'
import { gapOf, heldRanges, rangeNear, rangesText } from './held-dates.ts'

const holdOn = (firstDay: string, lastDay = firstDay) =>
  plainHold({ firstDay: `2027-${firstDay}`, lastDay: `2027-${lastDay}` })
const holds = [holdOn('04-24', '04-25'), holdOn('04-22'), holdOn('04-23', '04-24'), holdOn('05-01')]

test('holds of days in a row, or of the same ones, are one range', () => {
  expect(heldRanges(holds)).toEqual([
    { from: '2027-04-22', to: '2027-04-25' },
    { from: '2027-05-01', to: '2027-05-01' },
  ])
  expect(rangesText(heldRanges(holds))).toBe('Apr 22 – 25 and May 1')
})

test('a hold that ran out holds no day', () => {
  expect(heldRanges([plainHold({ state: 'RanOut' })])).toEqual([])
})

test.each([
  ['the one with which they have most in common', '2027-04-30', '2027-05-02', '2027-05-01'],
  ['the longest one if they have nothing in common', '2027-06-01', '2027-06-02', '2027-04-22'],
])('of several ranges, the one near some dates is %s', (_which, from, to, first) => {
  expect(rangeNear({ from, to }, holds)?.from).toBe(first)
})

const held = [holdOn('04-22', '04-25')]
test.each([
  ['the same dates', '2027-04-22', '2027-04-25', null],
  ['fewer dates', '2027-04-23', '2027-04-24', null],
  ['no dates', '', '', null],
  ['a day more', '2027-04-22', '2027-04-26', { unheldText: 'Apr 26', isApart: false }],
  [
    'days more on both sides',
    '2027-04-21',
    '2027-04-27',
    { unheldText: 'Apr 21 and Apr 26 – 27', isApart: false },
  ],
  ['other dates', '2027-05-01', '2027-05-02', { unheldText: 'May 1 – 2', isApart: true }],
])('an offer of %s leaves %3$j', (_dates, from, to, gap) => {
  const found = gapOf({ from, to }, held)
  expect(found && { unheldText: found.unheldText, isApart: found.isApart }).toEqual(gap)
})

test('without a hold, any dates can be offered', () => {
  expect(gapOf({ from: '2027-05-01', to: '2027-05-02' }, [])).toBeNull()
})
