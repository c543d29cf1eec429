import { expect, test } from 'vitest'
import { initialsOf } from './avatar.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ada King Lovelace', 'AK'],
  ['Ada <Admin>', 'AA'],
  ['  "Bob"  (Coach)  ', 'BC'],
  ['7 Seas', '7S'],
  ['李小龙', '李'],
  ['मीरा नायर', 'मीना'],
  ['عمر خيام', 'عخ'],
  ['e\u0301lodie', 'E\u0301'],
  ['𞤀𞤣𞤢 𞤐𞤺𞤮', '𞤀𞤐'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['ada@brand.test', 'A'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
