import { expect, test } from 'vitest'
import { createKeyIndex } from './key-index.ts'

test('finds the items of a key in the order in which they were added', () => {
  const index = createKeyIndex<{ n: number }>()
  index.add({ n: 1 }, ['name:elm', 'town:kent'])
  index.add({ n: 2 }, ['name:oak', 'town:kent'])
  expect(index.get('town:kent').map(({ n }) => n)).toEqual([1, 2])
  expect(index.get('name:oak').map(({ n }) => n)).toEqual([2])
  expect(index.get('name:ash')).toEqual([])
  expect(createKeyIndex<{ n: number }>().get('town:kent')).toEqual([])
})

test('finds each of many items, and all that share a key', () => {
  const index = createKeyIndex<{ n: number }>()
  const items = Array.from({ length: 20_000 }, (_, n) => ({ n }))
  for (const item of items) index.add(item, [`name:${item.n}`, `group:${item.n % 7}`])
  for (const { n } of items) expect(index.get(`name:${n}`)).toContainEqual({ n })
  expect(index.get('group:3')).toEqual(items.filter(({ n }) => n % 7 === 3))
})
