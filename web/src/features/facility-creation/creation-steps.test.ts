import { expect, test } from 'vitest'
import { hasErrors, isBegun, stepOf, toStep } from './creation-steps.ts'
import { blankDraft, blankSpace } from './draft/creation-draft.ts'
import { problemsOf } from './steps/problems-of.ts'

const named = (step: string) => stepOf(new URLSearchParams({ step }))

test('reads the step of an address, and takes nonsense for the first', () => {
  expect([1, 3, 5].map((step) => stepOf(new URL(toStep(step), 'http://x').searchParams))).toEqual([1, 3, 5])
  expect(['0', '6', '-1', '2.5', 'two', ''].map(named)).toEqual([1, 1, 1, 1, 1, 1])
})

test('knows in which steps something was said', () => {
  expect([1, 2, 3].map((step) => isBegun(step, blankDraft))).toEqual([false, false, false])
  expect(isBegun(2, { ...blankDraft, spaces: [blankSpace] })).toBe(true)
  expect(isBegun(1, { ...blankDraft, pin: { lat: 0, lng: 0, isSetByHand: true } })).toBe(true)
})

test('lists what is wrong by step and in words', () => {
  const errors = {
    name: { type: 'custom', message: 'Fill this in.' },
    spaces: [undefined, { surface: { type: 'custom', message: 'is not a surface of Court' } }],
    phone: { type: 'custom', message: 'must be a telephone number' },
  }
  expect([1, 2, 3].map((step) => hasErrors(step, errors))).toEqual([true, true, true])
  expect(problemsOf(errors)).toEqual([
    { path: 'name', label: 'Name', text: 'Fill this in.', step: 1 },
    { path: 'spaces.1.surface', label: 'Space 2, surface', text: 'Is not a surface of Court.', step: 2 },
    { path: 'phone', label: 'Telephone', text: 'Must be a telephone number.', step: 3 },
  ])
})
