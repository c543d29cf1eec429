import { expect, test } from 'vitest'
import { draftErrors } from './asked-rules.ts'
import type { Asked } from './asked-words.ts'

const today = '2026-11-25'

const draft: Asked = { sportsList: ['Soccer'], startDate: '2027-04-23', endDate: '2027-04-25' }

test('a sport and dates are enough', () => {
  expect(draftErrors(draft, today).size).toBe(0)
})

test.each<[string, Asked]>([
  ['sportsList', { sportsList: [] }],
  ['startDate', { startDate: undefined }],
  ['endDate', { endDate: undefined }],
  ['endDate', { endDate: '2027-04-22' }],
  ['endDate', { startDate: '2026-04-23', endDate: '2026-04-25' }],
  ['dayCount', { dayCount: 4 }],
  ['requestAddress', { requestDist: 50 }],
  ['budgetTo', { budgetFrom: 2, budgetTo: 1 }],
  ['responseDeadline', { responseDeadline: '2026-11-24' }],
  ['decisionDate', { responseDeadline: '2026-12-11', decisionDate: '2026-12-10' }],
])('names %s in a draft with %j', (name, changed) => {
  expect([...draftErrors({ ...draft, ...changed }, today).keys()]).toEqual([name])
})

test('a deadline of today is not over', () => {
  expect(draftErrors({ ...draft, responseDeadline: today }, today).size).toBe(0)
})
