import { expect, test } from 'vitest'
import { readPersonName } from './person-name.ts'

test.each([
  ['J', 'J'],
  ['  Ada \t King\n Lovelace ', 'Ada King Lovelace'],
  ['Ame\u0301lie', 'Am\u00e9lie'],
  ['李小龙', '李小龙'],
  ['عمر الخيام', 'عمر الخيام'],
  ['מִרְיָם', 'מִרְיָם'],
  ['मीरा नायर', 'मीरा नायर'],
  ['นภา', 'นภา'],
  ['𞤀𞤣𞤢𞤥'.repeat(25), '𞤀𞤣𞤢𞤥'.repeat(25)],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  [`O'Neill-Smith, Jr.`, `O'Neill-Smith, Jr.`],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['Eve\u202egnp.exe', 'Evegnp.exe'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['🏀', '🏀'],
])('%j is valid', (typed, name) => {
  expect(readPersonName(typed)).toEqual({ name })
})

test.each([
  ['', 'Enter your name.'],
  [' \t ', 'Enter your name.'],
  ['\u200b\u2060\u3164', 'Enter your name.'],
  ['\u202e', 'Enter your name.'],
  ['A\u0007', "Your name can't contain control characters."],
  ['x'.repeat(200), 'Your name can have up to 100 characters. This one has 200.'],
])('%j is invalid', (typed, error) => {
  expect(readPersonName(typed)).toEqual({ error })
})
