import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { placeInText } from './place-in-text.server.ts'
import { queryOf } from './testing/query-of.ts'

const read = (q: string, others = '') => placeInText(facilityMarket, { ...queryOf(others), q: [q] })

test.each([
  ['indoor turf near chicago', 'indoor turf', 'chicago'],
  ['Ice rinks, in New York, NY', 'Ice rinks', 'New York, NY'],
  ['drop in basketball near Chicago', 'drop in basketball', 'Chicago'],
  ['piscina around San José', 'piscina', 'San José'],
])('%j is %j near %j', (text, words, place) => {
  expect(read(text)?.query).toEqual({ q: [words], near: [place] })
})

test('the name of a state becomes the state filter', () => {
  expect(read('ice rinks in north dakota')?.query).toEqual({ q: ['ice rinks'], state: ['North Dakota'] })
})

test('only ‘in’ may be part of a name', () => {
  expect(read('turf near Chicago')?.isSure).toBe(true)
  expect(read('Camp in the Woods')?.isSure).toBe(false)
})

test.each(['near chicago', 'inline hockey', 'gyms near me', 'courts near my hotel', 'fields in'])(
  '%j has no place',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test.each(['near=Carmel, IN', 'bounds=1,1,2,2'])('the place in %j stays', (others) => {
  expect(read('turf near chicago', others)).toBeUndefined()
})
