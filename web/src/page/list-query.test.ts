import { expect, test } from 'vitest'
import { pageValue, withQuery, wordsIn } from './list-query.ts'

test('values that are not set leave no trace in the query', () => {
  expect(withQuery('/admin', { kind: undefined, blocked: false, q: '', page: pageValue(1) })).toBe('/admin')
})

test('values that are set are encoded', () => {
  expect(withQuery('/admin', { q: 'Elm & Oak', page: pageValue(3) })).toBe('/admin?q=Elm+%26+Oak&page=3')
})

test('words are trimmed and cut to what the API accepts', () => {
  const search = new URLSearchParams({ q: ` ${'x'.repeat(300)}` })
  expect(wordsIn(search)).toHaveLength(200)
  expect(wordsIn(new URLSearchParams('q=%20'))).toBeUndefined()
})
