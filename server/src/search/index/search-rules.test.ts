import { describe, expect, test } from 'vitest'
import { SearchQueryError } from './query.ts'
import { defineIndex } from './search-index.ts'
import type { SampleQuery } from './testing/plain-search.ts'
import { createRandom } from './testing/random.ts'
import { sampleDeclaration, sampleId, sampleRows, type SampleRow } from './testing/sample-rows.ts'

const idAt = (place: number) => sampleId(createRandom(place), place * 1000)

const row = (place: number, fields: Partial<SampleRow> = {}): SampleRow => ({
  id: idAt(place),
  name: `Row ${place}`,
  lat: null,
  lng: null,
  isVisible: true,
  texts: [],
  ...fields,
})

/** Rows 0, 1, 2, …; answers are the numbers of the rows found. */
function indexOf(rows: readonly Partial<SampleRow>[]) {
  const index = defineIndex(sampleDeclaration)
  index.load(rows.map((fields, place) => row(place, fields)))
  const places = new Map(rows.map((_, place) => [idAt(place), place]))
  const found = (query: SampleQuery): (number | undefined)[] =>
    index.search(query).ids.map((id) => places.get(id))
  return { index, found }
}

describe('an index without rows', () => {
  test('answers everything with nothing', () => {
    const { index } = indexOf([])
    const query: SampleQuery = { text: 'tennis', near: { lat: 1, lng: 1 }, facets: { state: 'State 1' } }
    expect(index.search(query)).toEqual({ total: 0, ids: [], distances: [], promoted: [], relaxed: false })
    expect(index.facets({}).facets.state?.slice(0, 2)).toEqual([
      { value: 'State 1', count: 0 },
      { value: 'State 2', count: 0 },
    ])
    expect(index.size()).toBe(0)
    expect(index.remove(idAt(1))).toBe(false)
  })
})

describe('parts', () => {
  const part = (space: string, surface: string | null, location: string | null, count: number) => ({
    attributes: { space, surface, location },
    count,
  })
  const { index, found } = indexOf([
    { parts: [part('Court', 'Hardwood', 'Indoor', 4), part('Field', 'Grass', 'Outdoor', 2)] },
    { parts: [part('Court', 'Hardwood', 'Indoor', 2), part('Court', 'Concrete', 'Outdoor', 3)] },
    { parts: [part('Field', 'Hardwood', null, 9)] },
    {},
  ])

  test('have to have all attributes in one part', () => {
    expect(found({ part: { attributes: { space: 'Court', location: 'Outdoor' } } })).toEqual([1])
    expect(found({ part: { attributes: { space: 'Field', surface: 'Hardwood' } } })).toEqual([2])
  })

  test('are counted together', () => {
    expect(found({ part: { attributes: { space: 'Court' }, count: 4 } })).toEqual([0, 1])
    expect(found({ part: { attributes: { space: 'Court' }, count: 5 } })).toEqual([1])
    expect(found({ part: { attributes: { space: 'Court', location: 'Indoor' }, count: 3 } })).toEqual([0])
    expect(found({ part: { count: 6 } })).toEqual([0, 2])
    expect(found({ part: { attributes: { space: ['Court', 'Field'] }, count: 6 } })).toEqual([0, 2])
  })

  test('take both locations for no restriction, and empty choices too', () => {
    expect(found({ part: { attributes: { space: 'Court', location: 'Both' } } })).toEqual([0, 1])
    expect(found({ part: { attributes: { space: [] } } })).toEqual([0, 1, 2, 3])
    expect(found({ part: { count: 1 } })).toEqual([0, 1, 2])
    expect(found({ part: { attributes: { space: 'Unheard of' } } })).toEqual([])
  })

  test('count each value as if it were the one chosen', () => {
    const { attributes } = index.facets({
      part: { attributes: { space: 'Court', location: 'Indoor' }, count: 4 },
    })
    expect(attributes.space?.filter(({ count }) => count > 0)).toEqual([{ value: 'Court', count: 1 }])
    expect(attributes.location).toEqual([
      { value: 'Outdoor', count: 0 },
      { value: 'Indoor', count: 1 },
    ])
  })
})

describe('promoted rows', () => {
  const { index, found } = indexOf([
    { numbers: { rating: 5 } },
    { numbers: { rating: 1 }, promotedRanges: [[20_270_110, 20_270_112]] },
    {
      numbers: { rating: 3 },
      promotedRanges: [
        [20_270_101, 20_270_105],
        [20_270_112, 20_270_112],
      ],
    },
  ])

  test.each([
    ['2027-01-09', [0, 2, 1]],
    ['2027-01-10', [1, 0, 2]],
    ['2027-01-12', [2, 1, 0]],
    ['2027-01-13', [0, 2, 1]],
    [undefined, [0, 2, 1]],
  ])('come first on their days (%s)', (today, places) => {
    expect(found({ today })).toEqual(places)
  })

  test('keep to an order that is asked for, unless they shall come first', () => {
    expect(found({ today: '2027-01-10', sort: 'rating' })).toEqual([0, 2, 1])
    expect(found({ today: '2027-01-10', sort: 'rating', promotedFirst: true })).toEqual([1, 0, 2])
    expect(found({ today: '2027-01-10', promotedFirst: false })).toEqual([0, 2, 1])
  })

  test('are labelled, filtered and counted', () => {
    expect(index.search({ today: '2027-01-10' }).promoted).toEqual([true, false, false])
    expect(found({ today: '2027-01-10', promoted: true })).toEqual([1])
    expect(found({ today: '2027-01-10', promoted: false })).toEqual([0, 2])
    expect(index.facets({ today: '2027-01-12', promoted: false }).promoted).toBe(2)
  })

  test('follow changes within the day', () => {
    expect(found({ today: '2027-01-10', promoted: true })).toEqual([1])
    index.upsert(row(1, { numbers: { rating: 1 } }))
    expect(found({ today: '2027-01-10', promoted: true })).toEqual([])
    index.upsert(row(1, { numbers: { rating: 1 }, promotedRanges: [[20_270_110, 20_270_112]] }))
    expect(found({ today: '2027-01-10', promoted: true })).toEqual([1])
  })
})

describe('hidden rows', () => {
  const { index, found } = indexOf([
    { facets: { state: 'State 1' } },
    { facets: { state: 'State 1' }, isVisible: false },
    { facets: { state: 'State 1' }, isVisible: false },
  ])
  const stateCount = (viewer?: SampleQuery['viewer']) => index.facets({ viewer }).facets.state?.[0]?.count

  test('are found and counted only by those who may see them', () => {
    expect(found({})).toEqual([0])
    expect(stateCount()).toBe(1)
    const own = { own: new Set([idAt(2), 'nobody']) }
    expect(found({ viewer: own })).toEqual([0, 2])
    expect(stateCount(own)).toBe(2)
    expect(found({ viewer: { seesAll: true } })).toEqual([0, 1, 2])
    expect(stateCount({ seesAll: true })).toBe(3)
  })

  test('do not give away the values that only they have', () => {
    const tagged = indexOf([{ facets: { tag: 'seen' } }, { facets: { tag: 'secret' }, isVisible: false }])
    const tags = (viewer?: SampleQuery['viewer']) => tagged.index.facets({ viewer }).facets.tag
    expect(tags()).toEqual([{ value: 'seen', count: 1 }])
    expect(tags({ own: [idAt(1)] })).toContainEqual({ value: 'secret', count: 1 })
  })

  test('are not let in by naming their ids', () => {
    expect(found({ within: [idAt(0), idAt(1)] })).toEqual([0])
    expect(found({ within: [] })).toEqual([])
  })
})

describe('paging', () => {
  const rows = sampleRows(31, 900)
  const index = defineIndex(sampleDeclaration)
  index.load(rows)
  const near = { lat: 40, lng: -90 }

  test.each<SampleQuery>([
    {},
    { today: '2027-01-12' },
    { sort: 'rating' },
    { sort: '-rating' },
    { sort: 'name' },
    { near },
    { text: 'park' },
  ])('neither repeats nor skips (%j)', (query) => {
    const { total } = index.search(query)
    const seen: string[] = []
    for (let offset = 0; offset < total; offset += 37)
      seen.push(...index.search({ ...query, offset, take: 37 }).ids)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  })

  test('gives twenty unless told, none past the end, and none when none is asked for', () => {
    expect(index.search({}).ids).toHaveLength(20)
    expect(index.search({ offset: 5000 }).ids).toEqual([])
    expect(index.search({ take: 0 })).toMatchObject({
      ids: [],
      total: rows.filter(({ isVisible }) => isVisible).length,
    })
  })

  test('stays the same when rows are stored again', () => {
    const before = index.searchWithFacets({ text: 'park', today: '2027-01-12' })
    for (const stored of rows.toReversed()) index.upsert(stored)
    expect(index.searchWithFacets({ text: 'park', today: '2027-01-12' })).toEqual(before)
  })
})

describe('queries that cannot be answered', () => {
  const { index } = indexOf([{}])
  const loose = (query: object): SampleQuery => query

  test.each([
    ['facets.colour', loose({ facets: { colour: 'red' } })],
    ['part.attributes.height', loose({ part: { attributes: { height: '3' } } })],
    ['part.count', { part: { count: NaN } }],
    ['numbers.price', loose({ numbers: { price: { from: 1 } } })],
    ['numbers.rating', { numbers: { rating: { from: NaN } } }],
    ['flags.open', loose({ flags: { open: true } })],
    ['sort', loose({ sort: 'colour' })],
    ['sort', loose({ sort: 'toString' })],
    ['sort', { sort: 'distance' as const }],
    ['sort', { sort: '-relevance' as const }],
    ['near', { near: { lat: 91, lng: 0 } }],
    ['near.distMiles', { near: { lat: 1, lng: 0, distMiles: -1 } }],
    ['bounds', { bounds: { west: 0, east: 1, south: 2, north: 1 } }],
    ['today', { today: '20270110' }],
    ['offset', { offset: -1 }],
    ['take', { take: 1.5 }],
  ])('are refused with the path of the fault (%s)', (path, query) => {
    expect(() => index.search(query)).toThrow(expect.objectContaining({ name: 'SearchQueryError', path }))
    expect(() => index.search(query)).toThrow(SearchQueryError)
  })
})

describe('rows that do not fit', () => {
  const { index } = indexOf([{ facets: { state: 'State 1' } }])
  const loose = (fields: object): Partial<SampleRow> => fields

  test.each([
    ['an id that is no UUID', { id: 'one' }],
    ['an undeclared facet', loose({ facets: { colour: 'red' } })],
    ['two values for one', { facets: { state: ['State 1', 'State 2'] } }],
    ['an undeclared number', loose({ numbers: { price: 1 } })],
    ['a number without end', { numbers: { rating: Infinity } }],
    ['an undeclared flag', loose({ flags: { open: true } })],
    ['an undeclared attribute', { parts: [{ attributes: { height: '3' }, count: 1 }] }],
    ['no parts of a kind', { parts: [{ attributes: { space: 'Court' }, count: 0 }] }],
    ['a place that does not exist', { lat: 91, lng: 0 }],
    ['a weight out of range', { texts: [{ text: 'x', weight: 16 }] }],
  ])('are refused and change nothing: %s', (_, fields) => {
    expect(() => index.upsert(row(0, fields))).toThrow(RangeError)
    expect(index.search({ facets: { state: 'State 1' } }).ids).toEqual([idAt(0)])
  })
})
