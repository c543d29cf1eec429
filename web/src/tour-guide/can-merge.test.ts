import { expect, test } from 'vitest'
import { canMerge } from './can-merge.ts'

const before = { name: 'Ours', isOn: true, answers: [{ question: 'Who pays?' }, { question: 'Where?' }] }

test('a field that only we changed is merged', () => {
  expect(canMerge(before, { ...before, isOn: false }, { ...before, name: 'Theirs' })).toBe(true)
})

test('a field that both changed is not', () => {
  expect(canMerge(before, { ...before, name: 'New' }, { ...before, name: 'Theirs' })).toBe(false)
})

test('an item is added to a list that somebody else changed', () => {
  const after = { ...before, answers: [...before.answers, { question: 'When?' }] }
  expect(canMerge(before, after, { ...before, answers: [{ question: 'Where?' }] })).toBe(true)
})

test('an item that somebody else changed is not replaced', () => {
  const after = { ...before, answers: [{ question: 'Who pays us?' }, { question: 'Where?' }] }
  const theirs = { ...before, answers: [{ question: 'Who pays them?' }, { question: 'Where?' }] }
  expect(canMerge(before, after, theirs)).toBe(false)
})
