import { expect, test } from 'vitest'
import type { RequestDraft } from './request-draft.ts'
import { rowText, type RowLabel } from './row-words.ts'

test.each<[RowLabel, RequestDraft, string]>([
  ['Dates', { startDate: '2027-04-23', endDate: '2027-04-25' }, 'Apr 23, 2027 to Apr 25, 2027'],
  ['Dates', { startDate: '2027-04-23', endDate: '2027-04-23' }, 'Apr 23, 2027'],
  [
    'Dates',
    { startDate: '2027-06-01', endDate: '2027-06-30', hasFlexibleDates: true, dayCount: 2 },
    '2 days from Jun 1, 2027 to Jun 30, 2027',
  ],
  ['Spaces', { spaceCount: 1, spaceName: 'Stage' }, '1 Stage'],
  ['Spaces', { spaceName: 'Pool' }, 'Pool'],
  ['Where', { requestAddress: 'Denver, CO', requestDist: 50 }, '50 mi from Denver, CO'],
  ['Budget', { budgetTo: 15_000 }, 'Up to $15,000'],
  ['Budget', { budgetFrom: 10_000, budgetTo: 15_000 }, '$10,000 to $15,000'],
  ['Urgency', { urgency: 0 }, 'Urgent Need'],
])('the row %s of %j says %j', (label, draft, text) => {
  expect(rowText({ label }, draft)).toBe(text)
})

test('a row that was left out says nothing', () => {
  expect(rowText({ label: 'Teams' }, {})).toBeUndefined()
})
