import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test('removes overrides that a name brings along', () => {
  expect(sentence('Bob \u202Egnp.exe joined')).toBe('Bob gnp.exe joined')
})

test('isolates a name from right to left once', () => {
  const once = sentence('فاطمة joined the team')
  expect(once).toBe('\u2068فاطمة\u2069 joined the team')
  expect(sentence(once)).toBe(once)
})
