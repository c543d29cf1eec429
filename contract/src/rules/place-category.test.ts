import { expect, test } from 'vitest'
import { placeCategories } from '../reference-lists/place-category-entries.ts'
import { placeCategoryByTag, placeCategoryOf } from './place-category.ts'

test('finds the category of every tag', () => {
  const faulty = placeCategories.flatMap(({ name, tags: own }) =>
    own.filter((tag) => placeCategoryByTag.get(tag) !== name),
  )
  expect(faulty).toEqual([])
})

test('the place type of a business decides its category', () => {
  expect(placeCategoryOf({ businessType: 'Hospitality', placeType: 'gift_shop' })).toBe('Shopping')
})

test('without a place type, the business type decides the category', () => {
  expect(placeCategoryOf({ businessType: 'Food & Beverage', placeType: null })).toBe('Food & Drink')
})
