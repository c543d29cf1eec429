import { expect, test } from 'vitest'
import { whySimilar } from './business-content.ts'

const pizzeria = {
  placeType: 'pizza_restaurant' as const,
  attributes: ['Good for Groups' as const, 'TV' as const, 'Wi-Fi' as const],
}

test('a business of the same type is similar for its type', () => {
  expect(whySimilar(pizzeria, { placeType: 'pizza_restaurant', attributes: ['TV'] })).toBe('Pizza restaurant')
})

test('another type is similar for the attributes that both have', () => {
  expect(whySimilar(pizzeria, { placeType: 'bar', attributes: ['TV', 'Live Music'] })).toBe('TV')
  expect(whySimilar(pizzeria, { placeType: null, attributes: pizzeria.attributes })).toBe(
    '3 attributes in common',
  )
})

test('there is no reason if nothing is in common', () => {
  expect(whySimilar(pizzeria, { placeType: null, attributes: ['Full Bar'] })).toBeUndefined()
})
