import { expect, test } from 'vitest'
import { isolated, runsOf } from './text-runs.ts'

const familiesOf = (text: string) =>
  runsOf(text, 'regular').map(({ font }) => font.key.replace(/-(\w+(-ext)?|\d+)-400-normal$/, ''))

test.each([
  ['Limestone Valley', 'plus-jakarta-sans'],
  ['Αθήνα', 'noto-sans'],
  ['Спорт', 'noto-sans'],
  ['हिन्दी', 'noto-sans'],
  ['ملعب', 'noto-sans-arabic'],
  ['מגרש', 'noto-sans-hebrew'],
  ['ไทย', 'noto-sans-thai'],
  ['北京体育场', 'chocolate-classical-sans'],
  ['サッカー', 'chocolate-classical-sans'],
  ['서울', 'gowun-dodum'],
  ['⚽🏟️', 'noto-emoji'],
  ['Հայաստան', 'unifontex'],
])('%s is drawn in %s', (text, family) => {
  expect(new Set(familiesOf(text))).toEqual(new Set([family]))
})

test('what no font has is drawn as the box of one', () => {
  const [run] = runsOf('\u{10ffff}', 'regular')
  expect(run?.text).toBe('\u{10ffff}')
  expect(run?.font.has(0x10ffff)).toBe(false)
})

test('names from right to left are in visual order, without turning what is beside them', () => {
  const texts = runsOf(`${isolated('מגרש (תל אביב)')}, 14 rooms`, 'regular').map(({ text }) => text)
  // Fonts turn the letters of their scripts themselves.
  expect(texts.join('|')).toBe('(|תל אביב|)|מגרש |, 14 rooms')
})

test('marks that are never drawn leave no box', () => {
  expect(runsOf('a\u200db\ufe0f', 'regular').map(({ text }) => text)).toEqual(['ab'])
})
