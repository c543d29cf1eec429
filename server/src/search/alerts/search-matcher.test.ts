import { describe, expect, test } from 'vitest'
import { defineIndex } from '../index/search-index.ts'
import { createRandom } from '../index/testing/random.ts'
import { sampleQuery } from '../index/testing/sample-queries.ts'
import {
  sampleDeclaration,
  sampleId,
  sampleRows,
  type SampleQuery,
  type SampleRow,
} from '../index/testing/sample-rows.ts'
import { createSearchMatcher } from './search-matcher.ts'

type Index = ReturnType<typeof defineIndex<typeof sampleDeclaration>>

/** Alerts are for what everybody finds: a search has no viewer and no list of ids. */
const asSaved = ({ viewer: _viewer, within: _within, ...query }: SampleQuery): SampleQuery => query

function indexOf(rows: readonly SampleRow[]): Index {
  const index = defineIndex(sampleDeclaration)
  index.load(rows)
  return index
}

function matcherOf(queries: readonly SampleQuery[]) {
  const matcher = createSearchMatcher(sampleDeclaration)
  queries.forEach((query, place) => matcher.put(String(place), query))
  return matcher
}

/** The searches that find the row, those in doubt asked of the whole index. */
function matchesOf(
  matcher: ReturnType<typeof matcherOf>,
  row: SampleRow,
  queries: readonly SampleQuery[],
  index: Index,
) {
  const { found, unsure } = matcher.match(row)
  return [...found, ...unsure.filter((id) => index.finds(queries[Number(id)] ?? {}, row.id))]
    .map(Number)
    .toSorted((a, b) => a - b)
}

/** Independent of `finds`: the ids of the whole list. */
function searchedFor(index: Index, row: SampleRow, queries: readonly SampleQuery[]) {
  return queries.flatMap((query, place) => {
    const { ids, dropped } = index.search({ ...query, offset: 0, take: 100_000 })
    return dropped.length === 0 && ids.includes(row.id) ? [place] : []
  })
}

describe('equals the filtered search', () => {
  test.each([
    [1, 30],
    [2, 300],
    [3, 300],
    [4, 900],
  ])('for random searches and rows (seed %i, %i rows)', (seed, count) => {
    const random = createRandom(seed)
    const rows = sampleRows(seed, count)
    const index = indexOf(rows)
    const queries = Array.from({ length: 400 }, () => asSaved(sampleQuery(random, rows)))
    const matcher = matcherOf(queries)
    let matched = 0
    for (const row of random.some(rows, 60)) {
      const expected = searchedFor(index, row, queries)
      expect(matchesOf(matcher, row, queries, index), JSON.stringify(row)).toEqual(expected)
      matched += expected.length
    }
    expect(matched).toBeGreaterThan(50)
  })

  test('after searches were replaced and removed', () => {
    const random = createRandom(5)
    const rows = sampleRows(5, 200)
    const index = indexOf(rows)
    const queries = Array.from({ length: 3000 }, () => asSaved(sampleQuery(random, rows)))
    const matcher = matcherOf(queries)
    const removed = new Set(queries.keys().filter((place) => place % 3 === 0))
    for (const place of removed) matcher.remove(String(place))
    for (let place = 1; place < queries.length; place += 3) {
      const query = asSaved(sampleQuery(random, rows))
      queries[place] = query
      matcher.put(String(place), query)
    }
    expect(matcher.size()).toBe(queries.length - removed.size)
    for (const row of rows.slice(0, 15)) {
      const expected = searchedFor(index, row, queries).filter((place) => !removed.has(place))
      expect(matchesOf(matcher, row, queries, index)).toEqual(expected)
    }
  })
})

const id = sampleId(createRandom(1), 1)
const row = (fields: Partial<SampleRow>): SampleRow => ({
  id,
  name: 'Denton Arena',
  lat: null,
  lng: null,
  isVisible: true,
  texts: [{ text: 'Denton Arena', weight: 8 }],
  ...fields,
})

test('finds no search for a hidden row', () => {
  expect(matcherOf([{}]).match(row({ isVisible: false }))).toEqual({ found: [], unsure: [] })
})

test('is unsure about a word that may be mistyped', () => {
  expect(matcherOf([{ text: 'Benton' }]).match(row({}))).toEqual({ found: [], unsure: ['0'] })
})

test('finds no search of which a word is missing, although the index would relax it', () => {
  expect(matcherOf([{ text: 'Denton Curling' }]).match(row({}))).toEqual({ found: [], unsure: [] })
})

test('finds a row by what it is now, not by what it was', () => {
  const matcher = matcherOf([{ facets: { state: 'State 1' } }, { facets: { state: 'State 2' } }])
  matcher.match(row({ facets: { state: 'State 1' } }))
  expect(matcher.match(row({ facets: { state: 'State 2' } })).found).toEqual(['1'])
})
