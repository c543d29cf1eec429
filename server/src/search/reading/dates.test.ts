import { expect, test } from 'vitest'
import { datesAt } from './dates.ts'
import { tokensOf } from './tokens.ts'

/** The days that a text starts with, read on Sunday, November 22, 2026. */
const daysOf = (text: string) => datesAt(tokensOf(text), 0, '2026-11-22')?.meaning

test.each([
  ['2027-03-12', '2027-03-12', '2027-03-12'],
  ['2027-03-12 to 2027-03-14', '2027-03-12', '2027-03-14'],
  ['3/12', '2027-03-12', '2027-03-12'],
  ['3/12/28', '2028-03-12', '2028-03-12'],
  ['5/14-5/16', '2027-05-14', '2027-05-16'],
  ['5/14 - 5/16', '2027-05-14', '2027-05-16'],
  ['5/14-16', '2027-05-14', '2027-05-16'],
  ['12/30-1/2', '2026-12-30', '2027-01-02'],
  ['March', '2027-03-01', '2027-03-31'],
  ['November', '2026-11-01', '2026-11-30'],
  ['Mar 12-14', '2027-03-12', '2027-03-14'],
  ['March 12 and 13, 2028', '2028-03-12', '2028-03-13'],
  ['June 28 - July 2', '2027-06-28', '2027-07-02'],
  ['June through August', '2027-06-01', '2027-08-31'],
  ['May to July 2027', '2027-05-01', '2027-07-31'],
  ['12 de marzo', '2027-03-12', '2027-03-12'],
  ['summer 2027', '2027-06-01', '2027-08-31'],
  ['Memorial Day weekend', '2027-05-29', '2027-05-31'],
  ['Labor Day 2028', '2028-09-04', '2028-09-04'],
  ['Thanksgiving weekend', '2026-11-26', '2026-11-29'],
  ['MLK weekend', '2027-01-16', '2027-01-18'],
  ['July 4th weekend', '2027-07-03', '2027-07-04'],
  ['Easter 2027', '2027-03-28', '2027-03-28'],
  ['Victoria Day', '2027-05-24', '2027-05-24'],
  ['first weekend of March', '2027-03-06', '2027-03-07'],
  ['last weekend in June 2027', '2027-06-26', '2027-06-27'],
  ['this weekend', '2026-11-22', '2026-11-22'],
  ['next weekend', '2026-11-28', '2026-11-29'],
])('%s', (text, from, to) => {
  expect(daysOf(text)).toEqual({ type: 'dates', from, to })
})

test.each(['may', 'memorial', 'columbus', '13/45', '2027-02-30', 'weekend', '2/30-3/1'])(
  '%s is no date',
  (text) => {
    expect(daysOf(text)).toBeUndefined()
  },
)
