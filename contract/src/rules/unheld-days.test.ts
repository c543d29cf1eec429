import { expect, test } from 'vitest'
import { daysOf, liveHolds, unheldDays } from './unheld-days.ts'

const held = { state: 'Held', firstDay: '2027-04-22', lastDay: '2027-04-23' } as const
const ranOut = { state: 'RanOut', firstDay: '2027-04-24', lastDay: '2027-04-24' } as const
const booked = { state: 'Booked', firstDay: '2027-04-26', lastDay: '2027-04-26' } as const

test('a range has both of its ends', () => {
  expect(daysOf('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
})

test('what ran out holds nothing, and a booking does', () => {
  expect(liveHolds([held, ranOut, booked])).toEqual([held, booked])
  expect(unheldDays({ from: '2027-04-22', to: '2027-04-27' }, [held, ranOut, booked])).toEqual([
    '2027-04-24',
    '2027-04-25',
    '2027-04-27',
  ])
})
