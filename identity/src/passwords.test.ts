import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword, minPasswordLength, passwordError, passwordMatches } from './passwords.ts'

test.each([
  ['a river in spring', true],
  ['a river in Spring', false],
  ['', false],
])('%j matches the hash of "a river in spring": %s', async (password, matches) => {
  expect(await passwordMatches(await hashPassword('a river in spring'), password)).toBe(matches)
})

test('without a hash, no password matches', async () => {
  expect(await passwordMatches(undefined, 'a river in spring')).toBe(false)
})

test('a password matches with composed and decomposed accents', async () => {
  const hash = await hashPassword('caf\u00e9 au lait')
  expect(await passwordMatches(hash, 'cafe\u0301 au lait')).toBe(true)
})

test.each([
  'correct horse battery',
  'ünïcödé çhärs',
  '密码密码密码密码密码安全',
  '          ab c d',
  'p'.repeat(3) + 'assword-of-mine',
])('%s is valid', (password) => {
  expect(passwordError(password, 'jo@brand.test')).toBeUndefined()
})

test.each([
  ['', 'at least 10'],
  ['nine char', 'at least 10'],
  ['😀😀😀😀😀', 'at least 10'],
  ['x1y2'.repeat(51), 'at most 200'],
  ['PassWord123', 'too easy to guess'],
  ['qwertyuiop', 'too easy to guess'],
  ['aaaaaaaaaaaaaaa', 'too easy to guess'],
  ['abababababab', 'too easy to guess'],
  ['my joanna@brand.test', 'use your email address'],
  ['JOANNA is great', 'use your email address'],
])('%s is invalid: %s', (password, reason) => {
  expect(passwordError(password, 'joanna@brand.test')).toContain(reason)
})

test('common passwords are lowercase and long enough to need listing', () => {
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(minPasswordLength)
    expect(password).toBe(password.toLowerCase())
  }
})
