import { expect, test } from 'vitest'
import { pagesIn, withPages } from './remembered-pages.ts'

test('finds the pages of own and saved lists, and nothing else', () => {
  expect(pagesIn(new URLSearchParams('facilities=3&saved-events=2&page=7'))).toEqual({
    facilities: 3,
    'saved-events': 2,
  })
})

test('a remembered page is used where the URL has none', () => {
  expect(withPages(new URLSearchParams('events=2'), { facilities: 3 }).toString()).toBe(
    'events=2&facilities=3',
  )
})

test('the URL wins over a remembered page', () => {
  expect(withPages(new URLSearchParams('facilities=1'), { facilities: 3 }).get('facilities')).toBe('1')
})
