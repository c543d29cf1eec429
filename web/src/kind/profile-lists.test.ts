import { expect, test } from 'vitest'
import { kinds } from './registry.ts'
import { ownList, listPageIn, savedList, toPage } from './profile-lists.ts'

const { facility, destination } = kinds

test('a link to a page of one list keeps the pages of the others', () => {
  const search = new URLSearchParams('facilities=3&saved-destinations=2')
  expect(toPage(search, ownList, facility, 4)).toBe('/home?facilities=4&saved-destinations=2')
  expect(toPage(search, savedList, destination, 1)).toBe('/home?facilities=3&saved-destinations=1')
  expect(toPage(new URLSearchParams(), savedList, facility, 2)).toBe('/home?saved-facilities=2')
  expect(toPage(new URLSearchParams(), ownList, facility, 2, '/home/pages')).toBe('/home/pages?facilities=2')
})

test('reads the page number of a list from the URL', () => {
  expect(listPageIn(new URLSearchParams('saved-facilities=2'), savedList, facility)).toBe(2)
  expect(listPageIn(new URLSearchParams('saved-facilities=2'), ownList, facility)).toBe(1)
})

test.each(['', '0', '-1', '1.5', 'last', '1e9'])('reads the page number "%s" as 1', (page) => {
  expect(listPageIn(new URLSearchParams({ facilities: page }), ownList, facility)).toBe(1)
})
