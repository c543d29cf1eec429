import { expect, test } from 'vitest'
import { cityKey, cityKeyPrefixes } from './city-key.ts'

test.each([
  ['St. Louis', 'Saint Louis'],
  ['Montréal', 'MONTREAL'],
  ["Coeur d'Alene", 'Coeur d Alene'],
  ["Coeur d'Alene", 'Coeur d’Alene'],
  ['Sault Ste. Marie', 'sault sainte marie'],
  ['Ft Wayne', 'Fort Wayne'],
  ['Mt. Pleasant', 'Mount Pleasant'],
  ['La Salle', 'LaSalle'],
  ['Winston-Salem', 'winston salem'],
  ['New York City', 'New York'],
])('%s and %s have one key', (one, other) => {
  expect(cityKey(one)).toBe(cityKey(other))
})

test.each(['', ' ', '東京', '—', '%_'])('%j has none', (text) => {
  expect(cityKey(text)).toBe('')
  expect(cityKeyPrefixes(text)).toEqual([])
})

test('a short form is only certain once the word is over', () => {
  expect(cityKeyPrefixes('st')).toEqual(['st', 'saint'])
  expect(cityKeyPrefixes('st.')).toEqual(['saint'])
  expect(cityKeyPrefixes('st l')).toEqual(['saintl'])
})
