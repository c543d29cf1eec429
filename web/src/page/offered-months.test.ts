import { expect, test } from 'vitest'
import { offeredMonths } from './offered-months.ts'

test('offers six months from this one, and the next summer', () => {
  const offered = offeredMonths('2026-11-23')
  expect(offered.map(({ label }) => label)).toEqual([
    'November',
    'December',
    'January',
    'February',
    'March',
    'April',
    'Summer',
  ])
  expect(offered.at(-1)?.months).toEqual(['2027-06', '2027-07', '2027-08'])
})

test('in summer, offers what is left of it', () => {
  expect(offeredMonths('2027-07-04').at(-1)?.months).toEqual(['2027-07', '2027-08'])
})
