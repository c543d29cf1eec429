import { longestRequest } from '@app/contract/rules/limits.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesOf } from './messages.ts'
import { plainText } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'

afterEach(() => void vi.restoreAllMocks())

const today = '2026-11-25'
const repeated = (unit: string, length: number) =>
  `Subject: Cup\n${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 7) + '\nFields'

/** How often a pattern is applied while a text is split, each of which takes a step along the text. */
function stepsOf(text: string): number {
  let steps = 0
  const exec = RegExp.prototype.exec
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, words) {
    steps++
    return exec.call(this, words)
  })
  messagesOf(plainText(text, today)).flatMap(sentencesOf)
  vi.restoreAllMocks()
  return steps
}

const units = [
  ['one rare white space', '\u1680'],
  ['lines with a space', ' \n'],
  ['lines of a quote', '> We need 8 fields.\n'],
  ['sentences', 'We need 8 fields on June 5. '],
  ['labels', 'Teams: 40\n'],
  ['cells', 'Teams | 40 | '],
  ['markup', '<b>40</b> teams '],
] as const

test.each(units)('a text twice as long of %s takes at most twice the steps', (_what, unit) => {
  const [once, twice] = [stepsOf(repeated(unit, 10_000)), stepsOf(repeated(unit, 20_000))]
  expect(once).toBeGreaterThan(0)
  expect(twice).toBeLessThanOrEqual(2.05 * once)
})

// Patterns take the square of such a run: each of these texts took up to a minute, in which nobody else was answered.
test.each([
  ['one rare white space', '\u1680'],
  ['lines with a space', ' \n'],
  ['tabs', '\t'],
  ['dashes', '-'],
  ['dots', '.'],
])('patterns see only short runs of the longest text of %s', (_what, unit) => {
  const text = plainText(repeated(unit, longestRequest), today)
  expect(text).toMatch(/^Subject: Cup/)
  expect(text).not.toMatch(/[^\S\n]{41}/)
  expect(text).not.toMatch(/\n[^\S\n]+\n/)
  expect(text).not.toMatch(/([^\p{L}\p{N}\s])\1{60}/u)
})

test('patterns see sentences of at most 900 characters, however long a line is', () => {
  const sentences = messagesOf(plainText(repeated('fields ', longestRequest), today)).flatMap(sentencesOf)
  expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(900)
})
