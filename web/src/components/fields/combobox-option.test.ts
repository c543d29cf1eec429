import { sports } from '@app/contract/reference-lists/sports.ts'
import { expect, test } from 'vitest'
import { matches, matchingOptions } from './combobox-option.ts'

const matchingSports = (typed: string) =>
  sports.filter(({ name, synonyms }) => matches([name, ...synonyms], typed)).map(({ name }) => name)

test('matches a part of a name', () => {
  expect(matchingSports('ice hock')[0]).toBe('Ice Hockey')
})

test('matches words in any order', () => {
  expect(matchingSports('hockey ICE ')).toContain('Ice Hockey')
})

test('matches a synonym with or without its accents', () => {
  expect(matchingSports('fútbol')).toContain('Soccer')
  expect(matchingSports('futbol')).toContain('Soccer')
})

test('matches a plural', () => {
  expect(matches(['Court'], 'courts')).toBe(true)
  expect(matches(['Grass'], 'grass')).toBe(true)
})

test('a text that occurs nowhere matches nothing', () => {
  expect(matchingSports('<b>')).toEqual([])
})

test('an empty text matches everything', () => {
  expect(matchingSports('  ')).toHaveLength(sports.length)
})

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
const labels = (text: string) => matchingOptions(options, text).map(({ label }) => label)

test('without a text, returns all options', () => {
  expect(labels('  ')).toHaveLength(4)
})

test('ranks labels that begin with the text first', () => {
  expect(labels('hockey')).toEqual(['Hockey, Roller', 'Ice Hockey', 'Field Hockey'])
})

test('ignores case and accents, and searches notes and synonyms', () => {
  expect(labels('PETAN')).toEqual(['Pétanque'])
  expect(labels('boul')).toEqual(['Pétanque'])
  expect(labels('bówls')).toEqual(['Pétanque'])
  expect(labels('curling')).toEqual([])
})
