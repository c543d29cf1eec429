import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { expect, test } from 'vitest'
import { inOrder } from './choice-kind.ts'

test('held names come first, and none is lost', () => {
  const ordered = inOrder(sportNames, new Set(['Soccer', 'Curling']))
  expect(ordered.slice(0, 2).toSorted()).toEqual(['Curling', 'Soccer'])
  expect(new Set(ordered)).toEqual(new Set(sportNames))
  expect(ordered).toHaveLength(sportNames.length)
})
