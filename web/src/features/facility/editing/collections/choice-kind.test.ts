import { sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import { expect, test } from 'vitest'
import { inOrder, matching } from './choice-kind.ts'

const sports = { names: sportNames, synonyms: (name: string) => sportByName.get(name)?.synonyms ?? [] }

test('finds a name by part of it, by its words in any order, and by what people call it', () => {
  expect(matching(sports, 'ice hock')[0]).toBe('Ice Hockey')
  expect(matching(sports, 'hockey ICE')).toContain('Ice Hockey')
  expect(matching(sports, 'fútbol')).toContain('Soccer')
  expect(matching(sports, 'futbol')).toContain('Soccer')
  expect(matching(sports, '')).toEqual(sportNames)
  expect(matching(sports, '<b>')).toEqual([])
})

test('puts what the facility has first and loses nothing', () => {
  const ordered = inOrder(sportNames, new Set(['Soccer', 'Curling']))
  expect(ordered.slice(0, 2).toSorted()).toEqual(['Curling', 'Soccer'])
  expect(new Set(ordered)).toEqual(new Set(sportNames))
  expect(ordered).toHaveLength(sportNames.length)
})
