import { expect, test } from 'vitest'
import { WebAddress } from './profile-schema.ts'

test.each([
  'https://elm.example',
  'http://www.elm.example:8080/a/b?c=d#e',
  'https://elm.example/@team',
  'https://elm.example?mail=ann@oak.example',
  'https://elm.example#ann@oak.example',
  String.raw`https://elm.example/a\b`,
])('%s is a website', (address) => expect(WebAddress.safeParse(address).success).toBe(true))

test.each([
  ['a user name', 'https://elm.example@oak.example'],
  ['a user name and a password', 'https://elm.example:80@oak.example'],
  ['an empty user name', 'https://@oak.example'],
  ['an empty user name and password', 'https://:@oak.example'],
  ['what browsers take for a path, and others for a user name', String.raw`https://elm.example\@oak.example`],
  ['a backslash after the host', String.raw`https://elm.example\.oak.example`],
  ['a turn of direction', 'https://elm.example/\u202egpj.exe'],
  ['an isolated direction', 'https://elm.example/\u2066gpj.exe'],
  ['a joiner', 'https://elm.example/\u200dx'],
  ['a soft hyphen', 'https://elm.example/\u00adx'],
  ['a filler', 'https://elm.example/\u3164x'],
  ['a variation selector', 'https://elm.example/\ufe0fx'],
  ['a tag', 'https://elm.example/\u{e0041}x'],
  ['a script', 'javascript:alert(1)'],
])('an address with %s is refused', (_what, address) =>
  expect(WebAddress.safeParse(address).success).toBe(false),
)
