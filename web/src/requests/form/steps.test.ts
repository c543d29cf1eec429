import { expect, test } from 'vitest'
import type { RequestDraft } from '../request-draft.ts'
import { steps, stepText, stepWithError } from './steps.ts'

const draft: RequestDraft = {
  name: 'Heartland Spring Cup',
  sportsList: ['Soccer'],
  ages: 'U11 to U15',
  startDate: '2027-04-23',
  endDate: '2027-04-25',
  flexWeeks: 1,
  setupDays: 1,
  requestAddress: 'Indianapolis, IN',
  requestDist: 250,
  spaceName: 'Field',
  spaceCount: 10,
  surfaces: ['Grass', 'Turf'],
  partnerDist: 15,
  responseDeadline: '2026-12-11',
  contact: 'Ana Ruiz, ana@club.example',
}

test.each([
  ['What', 'Soccer, U11 to U15'],
  ['When', 'Apr 23 – 25, 2027, a week either way, set up 1 day before'],
  ['Where', 'Within 250 miles of Indianapolis, IN'],
  ['Spaces', '10 Fields, Grass or Turf, partners within 15 miles count'],
  ['Budget', undefined],
  ['Deadline', 'Answers by Dec 11, 2026'],
  ['Contact', 'Ana Ruiz, ana@club.example'],
])('the folded step %s says %j', (title, text) => {
  const step = steps.find((each) => each.title === title)
  expect(step && stepText(step, draft)).toBe(text)
})

test('the folded step of spaces shows what else is required', () => {
  const spaces = steps.find(({ title }) => title === 'Spaces')
  expect(spaces && stepText(spaces, { requirementNotes: 'Lights after 6 PM' })).toBe(
    'Also required: Lights after 6 PM',
  )
})

test.each([
  ['sportsList', 0],
  ['endDate', 1],
  ['responseDeadline', 6],
])('an error of %s opens step %i', (name, index) => {
  expect(stepWithError(new Map([[name, 'Wrong.']]))).toBe(index)
})
