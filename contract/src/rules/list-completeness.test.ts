import { expect, test } from 'vitest'
import { isComplete } from './list-completeness.ts'

test.each([[null], [undefined], [''], [[]]])('section 5: a list with the item %j is not complete', (item) => {
  expect(isComplete(['Basketball', item])).toBe(false)
})

test.each([[0], [false], [' '], [[null]], [{}]])('section 5: a list with the item %j is complete', (item) => {
  expect(isComplete(['Basketball', item])).toBe(true)
})

test('section 5: a list without items is complete', () => {
  expect(isComplete([])).toBe(true)
})
