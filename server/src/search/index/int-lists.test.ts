import { expect, test } from 'vitest'
import {
  appendToList,
  createIntLists,
  dropList,
  removeFromList,
  sameAsList,
  setList,
  viewList,
} from './int-lists.ts'
import { createRandom } from './testing/random.ts'

const sorted = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b)

test('behaves like separate arrays through 20,000 random changes', () => {
  const random = createRandom(5)
  const lists = createIntLists()
  const expected = new Map<number, number[]>()
  for (let step = 0; step < 20_000; step++) {
    const key = random.below(90)
    const list = expected.get(key) ?? []
    const kind = random.below(10)
    if (kind < 6) {
      list.push(step)
      appendToList(lists, key, step)
    } else if (kind < 8 && list.length > 0) {
      const [taken] = list.splice(random.below(list.length), 1)
      removeFromList(lists, key, taken ?? -1)
    } else if (kind === 8) {
      list.splice(0, list.length, ...Array.from({ length: random.below(8) }, () => random.below(1000)))
      setList(lists, key, list)
    } else if (random.chance(0.1)) {
      list.length = 0
      dropList(lists, key)
    }
    expected.set(key, list)
  }
  for (const [key, list] of expected) expect(sorted(viewList(lists, key))).toEqual(sorted(list))
  expect(lists.entries).toBe([...expected.values()].reduce((sum, list) => sum + list.length, 0))
})

test('reuses the space of dropped lists', () => {
  const lists = createIntLists()
  const churn = () => {
    for (let key = 0; key < 50; key++) {
      for (let value = 0; value < 20; value++) appendToList(lists, key, value)
      dropList(lists, key)
    }
  }
  churn()
  const { length } = lists.pool
  for (let i = 0; i < 500; i++) churn()
  expect(lists.pool.length).toBeLessThanOrEqual(length * 2)
})

test('the list of an unknown key is empty', () => {
  expect([...viewList(createIntLists(), 5000)]).toEqual([])
})

test('removing from or dropping the list of an unknown key does nothing', () => {
  const lists = createIntLists()
  removeFromList(lists, 5000, 1)
  dropList(lists, 5000)
  expect([...viewList(lists, 5000)]).toEqual([])
})

test('the list of an unknown key equals only an empty list', () => {
  const lists = createIntLists()
  expect(sameAsList(lists, 5000, [])).toBe(true)
  expect(sameAsList(lists, 5000, [1])).toBe(false)
})
