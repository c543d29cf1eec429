import { sports } from '@app/contract/reference-lists/sports.ts'
import { expect, test } from 'vitest'
import { matches } from './matching.ts'

const found = (typed: string) =>
  sports.filter(({ name, synonyms }) => matches([name, ...synonyms], typed)).map(({ name }) => name)

test('finds a name by part of it, by its words in any order, and by what people call it', () => {
  expect(found('ice hock')[0]).toBe('Ice Hockey')
  expect(found('hockey ICE ')).toContain('Ice Hockey')
  expect(found('fútbol')).toContain('Soccer')
  expect(found('futbol')).toContain('Soccer')
  expect(found('<b>')).toEqual([])
})

test('finds everything for nothing', () => {
  expect(found('  ')).toHaveLength(sports.length)
})
