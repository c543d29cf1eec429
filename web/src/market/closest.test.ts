import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { closestTo, furtherThan } from './closest.ts'
import { distanceOf } from './criteria.ts'
import type { MarketQuery } from './market.ts'
import { valueOf } from './query.ts'
import { queryOf } from './testing/query-of.ts'
import { textReading } from './text-reading.ts'

const search = 'q=zzyzx&near=Wichita, KS&sport=Curling&space=Rink&count=16&location=Indoor'

/** The sentence of the closest query if only those without the given parameters have results. */
const sentenceWithout = async (parameters: readonly string[], isFound?: (query: MarketQuery) => boolean) => {
  const countOf = async (query: MarketQuery) =>
    parameters.every((name) => !(name in query)) && isFound?.(query) !== false ? 2 : 0
  return (await closestTo(facilityMarket, queryOf(search), countOf))?.sentence
}

test.each([
  [[], 'These match “Rinks” instead of “16+ rinks”, most first.'],
  [['count'], 'These match “Rinks” instead of “16+ rinks”, most first.'],
  [['q'], 'These match everything but “zzyzx”.'],
  [['location'], 'These match everything but “Indoor”.'],
  [['q', 'count'], 'These match everything but “zzyzx” and “16+ rinks”.'],
  [['sport'], 'These match everything but “Curling”.'],
  [['sport', 'count'], 'These match everything but “Curling”, with “Rinks” instead of “16+ rinks”.'],
  [['sport', 'q'], 'These match everything but “Curling” and “zzyzx”.'],
  [['near'], 'These match everything but “Within 50 mi”.'],
])('gives up as little as possible if the results lack %j', async (parameters, sentence) => {
  expect(await sentenceWithout(parameters)).toBe(sentence)
})

test('widens before it gives up the sport', async () => {
  expect(await sentenceWithout([], (query) => distanceOf(query) >= 100)).toBe('These are within 100 mi.')
  expect(await sentenceWithout(['count'], (query) => distanceOf(query) >= 150)).toBe(
    'These match everything but “zzyzx”, “16+ rinks”, and “Indoor”, within 150 mi.',
  )
})

test('puts those with most first if the number is given up, unless another order was chosen', async () => {
  const nextOf = async (text: string) =>
    (await closestTo(facilityMarket, queryOf(text), async (query) => ('count' in query ? 0 : 1)))?.next
  expect(await nextOf('space=Court&count=30')).toEqual(queryOf('space=Court&sort=spaces'))
  expect(await nextOf('space=Court&count=30&sort=name')).toEqual(queryOf('space=Court&sort=name'))
})

test('searches around the largest town of an area that has no results', async () => {
  const reading = textReading(facilityMarket, 'rinks in Howard County, MD', {
    filter: {},
    parts: [
      { from: 0, to: 5, text: 'rinks', values: { spaceType: ['Rink'] } },
      {
        from: 9,
        to: 26,
        text: 'Howard County, MD',
        values: {},
        place: { label: 'Howard County, MD', area: 'county:24027', largestTown: 'Columbia, MD' },
      },
    ],
  })
  const found = await closestTo(
    { ...facilityMarket, reading },
    queryOf('space=Rink&area=county:24027'),
    async (query) => (distanceOf(query) >= 100 ? 3 : 0),
  )
  expect(found).toEqual({
    next: queryOf('space=Rink&near=Columbia, MD&dist=100'),
    sentence: 'These are within 100 mi of Columbia, MD.',
  })
})

test('searches farther away without the sport before it gives up the place', async () => {
  const countOf = async (query: MarketQuery) =>
    'near' in query && (distanceOf(query) < 150 || 'sport' in query) ? 0 : 4
  expect(
    (await closestTo(facilityMarket, queryOf('near=Winnett, MT&sport=Surfing'), countOf))?.sentence,
  ).toBe('These match everything but “Surfing”, within 150 mi.')
})

test('gives up the sport before a state', async () => {
  const countOf = async (query: MarketQuery) => ('sport' in query ? 0 : 1)
  const found = await closestTo(
    facilityMarket,
    queryOf('sport=Cricket&state=New Jersey&space=Field'),
    countOf,
  )
  expect(found?.sentence).toBe('These match everything but “Cricket”.')
})

test('keeps everything else', async () => {
  const found = await closestTo(facilityMarket, queryOf(search), async (query) => ('q' in query ? 0 : 1))
  expect(found?.next).toEqual(queryOf(search.replace('q=zzyzx&', '')))
  expect(valueOf(found?.next ?? {}, 'count')).toBe('16')
})

test('has no answer if nothing has results', async () => {
  expect(await closestTo(facilityMarket, queryOf(search), async () => 0)).toBeUndefined()
})

const filterCount = (query: MarketQuery) => Object.keys(query).filter((name) => name !== 'sort').length

/** What continues a list of 2 results if a query has as many more as it has fewer parameters. */
const further = (text: string, more: number, hasWords = false) =>
  furtherThan(
    facilityMarket,
    queryOf(text),
    { shown: 2, hasWords },
    async (query) => 2 + more * (filterCount(queryOf(text)) - filterCount(query)),
  )

test('continues a short list with the query that gives up least of those with enough results', async () => {
  expect((await further(search, 8))?.sentence).toBe('These match “Rinks” instead of “16+ rinks”, most first.')
})

test('continues a short list with most results if no query has enough', async () => {
  expect((await further(search, 1))?.sentence).toBe(
    'These match everything but “zzyzx”, “16+ rinks”, and “Indoor”.',
  )
})

test('keeps words that have results', async () => {
  expect((await further(search, 1, true))?.next).toEqual(queryOf('q=zzyzx&near=Wichita, KS&sport=Curling'))
})

test('never gives up the sport or the place to continue a list', async () => {
  expect(await further('near=Wichita, KS&sport=Curling', 1)).toBeUndefined()
})
