import { expect, test } from 'vitest'
import { placeCategories } from './place-category-entries.ts'

const tags = placeCategories.flatMap((category) => category.tags)

test('lists the six place categories of the specification', () => {
  expect(placeCategories.map(({ name }) => name)).toEqual([
    'Hotel & Lodging',
    'Food & Drink',
    'Entertainment',
    'Shopping',
    'Transport',
    'Services',
  ])
})

test('every category has tags', () => {
  expect(placeCategories.filter((category) => category.tags.length === 0)).toEqual([])
})

test('tags have the form of Google place types', () => {
  expect(tags.filter((tag) => !/^[a-z]+(_[a-z]+)*$/.test(tag))).toEqual([])
})

test('no tag belongs to two categories', () => {
  expect(tags.filter((tag, index) => tags.indexOf(tag) < index)).toEqual([])
})

test('colors are hexadecimal', () => {
  const colors = placeCategories.map(({ color }) => color)
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
})

test('no two categories share a color', () => {
  expect(new Set(placeCategories.map(({ color }) => color)).size).toBe(6)
})
