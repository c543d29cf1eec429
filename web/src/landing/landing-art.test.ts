import { expect, test } from 'vitest'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { friezeArt } from './frieze.tsx'
import { sportArt } from '../page/sport-art.ts'

test('shows each featured category under the header that the reference list names', () => {
  const headers = marketplaceCategories
    .filter(({ featured }) => featured)
    .map(({ sports: [sport = ''], headerImage }) => [slug(sport), headerImage])
  expect(sportArt).toEqual(Object.fromEntries(headers))
})

test('has no picture twice', () => {
  const all = [...friezeArt.map(({ src }) => src), ...Object.values(sportArt)]
  expect(new Set(all).size).toBe(all.length)
})
