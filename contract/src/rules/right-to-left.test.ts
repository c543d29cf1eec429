import { expect, test } from 'vitest'
import { isolateNames } from './right-to-left.ts'

/** Marks are easier to read in brackets. */
const bracketed = (text: string) => isolateNames(text).replaceAll('\u2068', '[').replaceAll('\u2069', ']')

test.each([
  ['an Arabic name', 'فاطمة الزهراء sent you 3 messages', '[فاطمة الزهراء] sent you 3 messages'],
  ['a Hebrew name', 'Join the team of מרכז הספורט', 'Join the team of [מרכז הספורט]'],
  ['a name before a number', 'Answer بطولة الربيع 3–5 May', 'Answer [بطولة الربيع] 3–5 May'],
  ['each name of a list', 'نادي, ملعب and 2 more ask', '[نادي], [ملعب] and 2 more ask'],
  ['a name with a number in it', 'ملعب 12 الشرقي is approved', '[ملعب 12 الشرقي] is approved'],
])('isolates %s', (_case, text, isolated) => {
  expect(bracketed(text)).toBe(isolated)
})

test.each([
  ['without such names', 'Ann Lee sent you 3 messages'],
  ['all from right to left', 'السبب: الصورة قديمة.'],
])('leaves text %s as it is', (_case, text) => {
  expect(isolateNames(text)).toBe(text)
})

test('decides line by line', () => {
  expect(bracketed('From فاطمة.\nمرحبا، متى؟')).toBe('From [فاطمة].\nمرحبا، متى؟')
})

test('isolates only once', () => {
  const once = isolateNames('فاطمة joined the team of ملعب.')
  expect(isolateNames(once)).toBe(once)
})

test('reads long texts in linear time', () => {
  const started = performance.now()
  isolateNames(`a ${'ا \u064b'.repeat(100_000)}!`)
  expect(performance.now() - started).toBeLessThan(1000)
})
