import { expect, test } from 'vitest'
import { fittingOptions } from './combobox-option.ts'

const option = (label: string, note?: string, synonyms?: string[]) => ({
  value: label,
  label,
  note,
  synonyms,
})
const options = [
  option('Ice Hockey'),
  option('Field Hockey'),
  option('Hockey, Roller'),
  option('Pétanque', 'Boules', ['bowls']),
]
const labels = (text: string) => fittingOptions(options, text).map(({ label }) => label)

test('without a text everything fits', () => {
  expect(labels('  ')).toHaveLength(4)
})

test('what begins with the text comes before what only has it', () => {
  expect(labels('hockey')).toEqual(['Hockey, Roller', 'Ice Hockey', 'Field Hockey'])
})

test('capitals and accents do not matter, and a note and synonyms count too', () => {
  expect(labels('PETAN')).toEqual(['Pétanque'])
  expect(labels('boul')).toEqual(['Pétanque'])
  expect(labels('bówls')).toEqual(['Pétanque'])
  expect(labels('curling')).toEqual([])
})
