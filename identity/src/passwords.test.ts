import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword, minPasswordLength, passwordMatches, passwordRefusal } from './passwords.ts'

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('a river in spring')
  expect(await passwordMatches(hash, 'a river in spring')).toBe(true)
  expect(await passwordMatches(hash, 'a river in Spring')).toBe(false)
  expect(await passwordMatches(hash, '')).toBe(false)
  expect(await passwordMatches(undefined, 'a river in spring')).toBe(false)
})

test('a password is the same however its accents are composed', async () => {
  const hash = await hashPassword('caf\u00e9 au lait')
  expect(await passwordMatches(hash, 'cafe\u0301 au lait')).toBe(true)
})

test.each([
  'correct horse battery',
  'ünïcödé çhärs',
  '密码密码密码密码密码安全',
  '          ab c d',
  'p'.repeat(3) + 'assword-of-mine',
])('takes %s', (password) => {
  expect(passwordRefusal(password, 'jo@brand.test')).toBeUndefined()
})

test.each([
  ['', 'at least 10'],
  ['nine char', 'at least 10'],
  ['😀😀😀😀😀', 'at least 10'],
  ['x1y2'.repeat(51), 'at most 200'],
  ['PassWord123', 'first that are guessed'],
  ['qwertyuiop', 'first that are guessed'],
  ['aaaaaaaaaaaaaaa', 'first that are guessed'],
  ['abababababab', 'first that are guessed'],
  ['my joanna@brand.test', 'email address out'],
  ['JOANNA is great', 'email address out'],
])('refuses %s', (password, reason) => {
  expect(passwordRefusal(password, 'joanna@brand.test')).toContain(reason)
})

test('the list of common passwords holds none that is refused anyway', () => {
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(minPasswordLength)
    expect(password).toBe(password.toLowerCase())
  }
})
