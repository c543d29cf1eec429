import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { expect, test } from 'vitest'
import { changesBetween, inOrder, withChanges } from './choices.ts'

test('changes by a colleague stay when earlier changes are applied', () => {
  const changes = changesBetween(
    new Set(['Golf', 'Soccer', 'Tennis']),
    new Set(['Curling', 'Golf', 'Tennis']),
  )
  expect(changes).toEqual({ added: ['Curling'], removed: ['Soccer'] })
  const now = new Set(['Soccer', 'Tennis', 'Rugby'])
  const chosen = withChanges(now, changes)
  expect([...chosen]).toEqual(['Tennis', 'Rugby', 'Curling'])
  expect(changesBetween(now, chosen)).toEqual(changes)
})

test('a change that a colleague made too is no change', () => {
  const now = new Set(['Curling', 'Golf'])
  const chosen = withChanges(now, { added: ['Curling'], removed: ['Soccer'] })
  expect(changesBetween(now, chosen)).toEqual({ added: [], removed: [] })
})

test('saved names come first, and none is lost', () => {
  const ordered = inOrder(sportNames, new Set(['Soccer', 'Curling']))
  expect(ordered.slice(0, 2).toSorted()).toEqual(['Curling', 'Soccer'])
  expect(new Set(ordered)).toEqual(new Set(sportNames))
  expect(ordered).toHaveLength(sportNames.length)
})
