import { expect, test } from 'vitest'
import { facilityCreation } from '../kinds/facility/creation/facility-creation.ts'
import { organizationCreation } from '../kinds/organization/creation.ts'
import { blankSpace } from '../kinds/facility/creation/draft-space.tsx'
import { kinds } from '../kind/registry.ts'
import { hasContent, hasErrors, leftoverFields, problemsOf, stepOf, toStep } from './creation-steps.ts'
import { blankDraft } from './creation-kind.ts'

const blank = blankDraft(facilityCreation)

test.each([1, 3, 5])('reads step %d from its own URL', (step) => {
  const url = new URL(toStep(kinds.facility, step), 'http://x')
  expect(stepOf(url.searchParams, facilityCreation)).toBe(step)
})

test.each(['0', '6', '-1', '2.5', 'two', ''])('reads the step "%s" as the first', (step) => {
  expect(stepOf(new URLSearchParams({ step }), facilityCreation)).toBe(1)
})

test('a step has content once something was entered in it', () => {
  const steps = (draft: typeof blank) => [1, 2, 3].map((step) => hasContent(facilityCreation, step, draft))
  expect(steps(blank)).toEqual([false, false, false])
  expect(steps({ ...blank, children: { ...blank.children, spaces: [blankSpace] } })).toEqual([
    false,
    true,
    false,
  ])
  expect(steps({ ...blank, pin: { lat: 0, lng: 0, isSetByHand: true } })).toEqual([true, false, false])
  expect(steps({ ...blank, fields: { ...blank.fields, phone: '3' } })).toEqual([false, false, true])
})

test('lists the problems by step, with the labels of their fields', () => {
  const problem = (message: string) => ({ type: 'custom', message })
  const errors = {
    fields: { name: problem('Enter the name.'), phone: problem('must be a telephone number') },
    children: { spaces: [undefined, { surface: problem('is not a surface of Court') }] },
  }
  expect([1, 2, 3].map((step) => hasErrors(facilityCreation, step, errors))).toEqual([true, true, true])
  expect(problemsOf(facilityCreation, errors)).toEqual([
    { path: 'name', label: 'Name', text: 'Enter the name.', step: 1 },
    { path: 'spaces.1.surface', label: 'Space 2, surface', text: 'Is not a surface of Court.', step: 2 },
    { path: 'phone', label: 'Phone', text: 'Must be a telephone number.', step: 3 },
  ])
})

test('what was entered in a section that is no longer offered is left over', () => {
  const fields = { organizationType: 'Industry Partner', services: 'Insurance', phone: '3' }
  expect(leftoverFields(organizationCreation, { fields })).toEqual([])
  expect(
    leftoverFields(organizationCreation, { fields: { ...fields, organizationType: 'Event Organization' } }),
  ).toEqual(['services'])
})
