import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { closestTo, furtherThan } from './closest.ts'
import { distanceOf } from './criteria.ts'
import type { MarketQuery } from './market.ts'
import { valueOf } from './query.ts'
import { queryOf } from './testing/query-of.ts'

const search = 'q=zzyzx&near=Wichita, KS&sport=Curling&space=Rink&count=16&location=Indoor'

/** The sentence of the closest query if only those without the given parameters have results. */
const sentenceWithout = async (parameters: readonly string[], isFound?: (query: MarketQuery) => boolean) => {
  const countOf = async (query: MarketQuery) =>
    parameters.every((name) => !(name in query)) && isFound?.(query) !== false ? 2 : 0
  return (await closestTo(facilityMarket, queryOf(search), countOf))?.sentence
}

test.each([
  [[], 'These match “Rinks” instead of “16+ rinks”.'],
  [['count'], 'These match “Rinks” instead of “16+ rinks”.'],
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

/** What continues a list of 2 results if a query has as many more as it has fewer parameters. */
const further = (text: string, more: number, hasWords = false) =>
  furtherThan(
    facilityMarket,
    queryOf(text),
    { shown: 2, hasWords },
    async (query) => 2 + more * (Object.keys(queryOf(text)).length - Object.keys(query).length),
  )

test('continues a short list with the query that gives up least of those with enough results', async () => {
  expect((await further(search, 8))?.sentence).toBe('These match “Rinks” instead of “16+ rinks”.')
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
