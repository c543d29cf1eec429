import { expect, test } from 'vitest'
import { bareMeta } from './bare-meta.ts'

test('a page without data of its own has the brand of the root', () => {
  const title = (loaderData?: { brand: string }) => bareMeta('Filters')({ matches: [{ loaderData }] })[0]
  expect(title({ brand: 'Brand' })).toEqual({ title: 'Filters | Brand' })
  expect(title(undefined)).toEqual({ title: 'Filters' })
})
