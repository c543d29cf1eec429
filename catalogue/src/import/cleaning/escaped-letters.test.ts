import { expect, test } from 'vitest'
import { withoutEscapes } from './escaped-letters.ts'

const quotedPrintable = (text: string) =>
  text.replaceAll(/[^\w ]/gu, (letter) => encodeURIComponent(letter).replaceAll('%', '='))

test.each([
  'Café François Gym',
  'Montréal, Québec',
  'Peña Stadium – Court “A”',
  'Łódź Hall',
  'Skate 🏀 Park',
])('mends "%s" from an address or an email', (text) => {
  expect(withoutEscapes(encodeURIComponent(text))).toBe(text)
  expect(withoutEscapes(encodeURI(text))).toBe(text)
  expect(withoutEscapes(quotedPrintable(text))).toBe(text)
})

test('mends a name that an email broke into two lines', () => {
  expect(withoutEscapes('Caf=C3=A9 Fran=\r\n=C3=A7ois')).toBe('Café François')
})

test.each([
  '100% Volleyball',
  '50%20 off',
  'A=BC Arena',
  'E=MC2 Gym',
  '%C3%28 Hall',
  'x=E9',
  'https://gym.example/caf%C3%A9',
  'www.gym.example/caf%C3%A9',
])('leaves "%s"', (text) => {
  expect(withoutEscapes(text)).toBe(text)
})
