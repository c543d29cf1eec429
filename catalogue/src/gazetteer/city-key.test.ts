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
])('%s and %s have the same key', (one, other) => {
  expect(cityKey(one)).toBe(cityKey(other))
})

test.each(['', ' ', '東京', '—', '%_'])('%j, without Latin letters or digits, has an empty key', (text) => {
  expect(cityKey(text)).toBe('')
  expect(cityKeyPrefixes(text)).toEqual([])
})

test.each([
  ['st', ['st', 'saint']],
  ['st.', ['saint']],
  ['st l', ['saintl']],
])('the partly typed name %j has the key prefixes %j', (text, prefixes) => {
  expect(cityKeyPrefixes(text)).toEqual(prefixes)
})
