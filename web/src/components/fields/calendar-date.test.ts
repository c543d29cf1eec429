import { expect, test } from 'vitest'
import { formatRange, fromLocalDate, toLocalDate } from './calendar-date.ts'

// Intl puts thin and narrow spaces around a dash.
const spaced = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ')

test.each(['2027-03-12', '1900-01-01', '2099-12-31', '2028-02-29'])('%s comes back as it went', (date) => {
  const local = toLocalDate(date)
  expect(local && fromLocalDate(local)).toBe(date)
})

test.each([undefined, '', '2027-3-1', '2027-02-30', 'tomorrow', '2027-03-12T00:00:00Z'])(
  '%s is no date',
  (date) => {
    expect(toLocalDate(date)).toBeUndefined()
  },
)

test.each([
  [{ from: '2027-03-12', to: '2027-03-14' }, 'Mar 12 – 14, 2027'],
  [{ from: '2027-12-30', to: '2028-01-02' }, 'Dec 30, 2027 – Jan 2, 2028'],
  [{ from: '2027-03-12', to: '2027-03-12' }, 'Mar 12, 2027'],
  [{ from: '2027-03-12' }, 'From Mar 12, 2027'],
  [{ to: '2027-03-14' }, 'Until Mar 14, 2027'],
  [{}, undefined],
  [{ from: '2027-03-14', to: '2027-03-12' }, undefined],
])('%j reads %s', (range, text) => {
  expect(spaced(formatRange(range))).toBe(text)
})
