import { describe, expect, test } from 'vitest'
import type { FacetCounts } from './query.ts'
import { defineIndex } from './search-index.ts'
import { plainFacets, plainSearch } from './testing/plain-search.ts'
import { createRandom } from './testing/random.ts'
import { sampleQuery } from './testing/sample-queries.ts'
import {
  createWorld,
  sampleDeclaration,
  sampleId,
  sampleRow,
  sampleRows,
  type SampleQuery,
  type SampleRow,
} from './testing/sample-rows.ts'

/** Sorts undeclared values, whose order is unspecified. */
const inOneOrder = (counts: FacetCounts): FacetCounts => ({
  ...counts,
  facets: {
    ...counts.facets,
    tag: counts.facets.tag?.toSorted((a, b) => (a.value < b.value ? -1 : 1)) ?? [],
  },
})

function sampleIndex(rows: readonly SampleRow[]) {
  const index = defineIndex(sampleDeclaration)
  index.load(rows)
  return index
}

function answer(index: ReturnType<typeof sampleIndex>, query: SampleQuery) {
  const { facets, distances, ...found } = index.searchWithFacets(query)
  return { ...found, miles: distances?.map((distance) => distance.toFixed(6)), facets: inOneOrder(facets) }
}

function plainAnswer(rows: readonly SampleRow[], query: SampleQuery) {
  const { distances, ...found } = plainSearch(rows, query)
  const miles = distances?.map((distance) => distance.toFixed(6))
  return { ...found, miles, facets: inOneOrder(plainFacets(rows, query)) }
}

describe('compared with the reference implementation', () => {
  test.each([
    [1, 30],
    [2, 700],
    [3, 700],
    [4, 1500],
    [5, 2500],
  ])('random queries give the same results (seed %i, %i rows)', (seed, count) => {
    const random = createRandom(seed)
    const rows = sampleRows(seed, count)
    const index = sampleIndex(rows)
    let answered = 0
    for (let i = 0; i < 80; i++) {
      const query = sampleQuery(random, rows)
      const found = answer(index, query)
      expect(found, `Query ${i}: ${JSON.stringify(query)}`).toEqual(plainAnswer(rows, query))
      if (found.total > 0) answered++
    }
    expect(answered).toBeGreaterThan(20)
  })

  test('queries between random inserts, updates and removals give the same results', () => {
    const random = createRandom(99)
    const world = createWorld(random, 300, 30)
    const index = defineIndex(sampleDeclaration)
    const rows = new Map<string, SampleRow>()
    for (let change = 0; change < 3000; change++) {
      const known = [...rows.keys()]
      if (known.length > 0 && random.chance(0.3)) {
        const id = random.pick(known)
        index.remove(id)
        rows.delete(id)
      } else {
        const id = known.length > 0 && random.chance(0.3) ? random.pick(known) : sampleId(random, change)
        const row = sampleRow(random, world, id)
        index.upsert(row)
        rows.set(id, row)
      }
      if (change % 20 > 0) continue
      const present = [...rows.values()]
      const query = sampleQuery(random, present)
      expect(index.size()).toBe(present.length)
      expect(answer(index, query), `Change ${change}: ${JSON.stringify(query)}`).toEqual(
        plainAnswer(present, query),
      )
    }
  })

  test('pairs of values are counted the same', () => {
    const random = createRandom(7)
    const rows = sampleRows(7, 900)
    const index = sampleIndex(rows)
    for (let i = 0; i < 40; i++) {
      const query = sampleQuery(random, rows)
      const { ids } = plainSearch(rows, { ...query, offset: 0, take: rows.length })
      const found = new Set(ids)
      const pairs = rows
        .filter(({ id }) => found.has(id))
        .flatMap(({ facets: { city, state } = {} }) =>
          typeof city === 'string' && typeof state === 'string' ? [`${city}|${state}`] : [],
        )
      const expected = Object.fromEntries(
        [...new Set(pairs)].map((pair) => [pair, pairs.filter((other) => other === pair).length]),
      )
      const { total, most } = index.pairs(query, ['city', 'state'], rows.length)
      expect(Object.fromEntries(most.map(({ values, count }) => [values.join('|'), count]))).toEqual(expected)
      expect(total).toBe(Object.keys(expected).length)
      expect(most.map(({ count }) => count)).toEqual(Object.values(expected).toSorted((a, b) => b - a))
    }
  })
})
