import { beforeEach, expect, test } from 'vitest'
import { defineIndex } from './search-index.ts'
import type { IndexRow } from './declaration.ts'

const row: IndexRow = {
  id: '017e28b6-0a3c-7000-b01c-b755ec6a6b75',
  name: 'Gym of the Lakes',
  lat: null,
  lng: null,
  isVisible: true,
  texts: [],
}
const another = { ...row, id: '017e28b6-0a3c-7000-b01c-b755ec6a6b76' }

let index: ReturnType<typeof defineIndex>
beforeEach(() => {
  index = defineIndex({})
  index.upsert(row)
})

test.each(['Gym of the Lakes', 'gym of the lakes', ' GYM-of “the” Lakes! '])('knows the name %j', (name) => {
  expect(index.hasName(name)).toBe(true)
})

test.each(['Gym of the', 'the Gym of the Lakes', ''])('does not know the name %j', (name) => {
  expect(index.hasName(name)).toBe(false)
})

test('forgets a name that changed, was hidden or removed', () => {
  index.upsert({ ...row, name: 'Lake Gym' })
  expect(index.hasName('Gym of the Lakes')).toBe(false)
  expect(index.hasName('Lake Gym')).toBe(true)
  index.upsert({ ...row, name: 'Lake Gym', isVisible: false })
  expect(index.hasName('Lake Gym')).toBe(false)
  index.upsert(row)
  index.remove(row.id)
  expect(index.hasName('Gym of the Lakes')).toBe(false)
})

test('knows a name as long as one row has it', () => {
  index.upsert(another)
  index.upsert(another)
  index.remove(row.id)
  expect(index.hasName('Gym of the Lakes')).toBe(true)
  index.remove(another.id)
  expect(index.hasName('Gym of the Lakes')).toBe(false)
})
