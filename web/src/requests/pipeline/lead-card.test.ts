import { expect, test } from 'vitest'
import { windowText } from './lead-card.tsx'

const asked = { startDate: '2027-03-05', endDate: '2027-03-28', months: [] }
const fit = (from: string | null, to: string | null, setupDays = 0) => ({
  isFree: from !== null,
  facts: { from, to, setupDays },
})

test('a window says for how many days, and which of them are free', () => {
  expect(windowText(asked, fit('2027-03-05', '2027-03-07'))).toBe(
    '3 days within Mar 5 – 28, 2027, free Mar 5 – 7',
  )
})

test('days of set-up aren’t days of the event', () => {
  expect(windowText(asked, fit('2027-03-11', '2027-03-14', 1))).toBe(
    '3 days within Mar 5 – 28, 2027, free Mar 12 – 14',
  )
})

test.each([
  ['without a fit', undefined],
  ['not known to be free', fit(null, null)],
  ['fixed dates', fit('2027-03-05', '2027-03-28')],
  ['other dates that the request allows', fit('2027-04-05', '2027-04-28')],
])('only the dates: %s', (_case, found) => {
  expect(windowText(asked, found)).toBe('Mar 5 – 28, 2027')
})
