import { describe, expect, test } from 'vitest'
import { SearchQueryError } from './query.ts'
import { defineIndex } from './search-index.ts'
import { createRandom } from './testing/random.ts'
import {
  sampleDeclaration,
  sampleId,
  sampleRows,
  type SampleQuery,
  type SampleRow,
} from './testing/sample-rows.ts'

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

/** `found` returns the numbers of the matching rows: 0, 1, 2, … */
function indexOf(rows: readonly Partial<SampleRow>[]) {
  const index = defineIndex(sampleDeclaration)
  index.load(rows.map((fields, place) => row(place, fields)))
  const places = new Map(rows.map((_, place) => [idAt(place), place]))
  const found = (query: SampleQuery): (number | undefined)[] =>
    index.search(query).ids.map((id) => places.get(id))
  return { index, found }
}

describe('an empty index', () => {
  const { index } = indexOf([])

  test('finds nothing', () => {
    const query: SampleQuery = { text: 'tennis', near: { lat: 1, lng: 1 }, facets: { state: 'State 1' } }
    expect(index.search(query)).toEqual({ total: 0, ids: [], distances: [], dropped: [] })
  })

  test('counts 0 for declared values', () => {
    expect(index.facets({}).facets.state?.slice(0, 2)).toEqual([
      { value: 'State 1', count: 0 },
      { value: 'State 2', count: 0 },
    ])
  })

  test('has size 0', () => {
    expect(index.size()).toBe(0)
  })

  test('returns false when removing an unknown id', () => {
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

  test.each<[name: string, part: NonNullable<SampleQuery['part']>, rows: number[]]>([
    ['all attributes must match', { attributes: { space: 'Court', location: 'Outdoor' } }, [1]],
    [
      'attributes of different parts do not add up',
      { attributes: { space: 'Field', surface: 'Hardwood' } },
      [2],
    ],
    ['4 courts', { attributes: { space: 'Court' }, count: 4 }, [0, 1]],
    ['5 courts in several parts', { attributes: { space: 'Court' }, count: 5 }, [1]],
    ['3 indoor courts', { attributes: { space: 'Court', location: 'Indoor' }, count: 3 }, [0]],
    ['6 parts of any kind', { count: 6 }, [0, 2]],
    ['6 courts or fields', { attributes: { space: ['Court', 'Field'] }, count: 6 }, [0, 2]],
    ['the wildcard does not restrict', { attributes: { space: 'Court', location: 'Both' } }, [0, 1]],
    ['an empty list does not restrict', { attributes: { space: [] } }, [0, 1, 2, 3]],
    ['a count of 1 requires a part', { count: 1 }, [0, 1, 2]],
    ['an unknown value matches nothing', { attributes: { space: 'Moat' } }, []],
  ])('%s: %j finds rows %j', (_, wanted, rows) => {
    expect(found({ part: wanted })).toEqual(rows)
  })

  test.each<[name: string, part: SampleQuery['part'], rows: number[]]>([
    ['courts', { attributes: { space: 'Court' } }, [1, 0]],
    ['indoor courts', { attributes: { space: 'Court', location: 'Indoor' } }, [0, 1]],
    ['courts or fields', { attributes: { space: ['Court', 'Field'] } }, [2, 0, 1]],
    ['parts of any kind', undefined, [2, 0, 1, 3]],
  ])('rows with most %s come first', (_, wanted, rows) => {
    expect(found({ part: wanted, sort: 'parts' })).toEqual(rows)
    expect(found({ part: wanted, sort: '-parts' })).toEqual(rows.toReversed())
  })

  test('a promoted row with fewer parts doesn’t lead those with more', () => {
    const courts = (count: number) => [part('Court', 'Hardwood', 'Indoor', count)]
    const promoted = indexOf([
      { parts: courts(1), promotedRanges: [[20_270_101, 20_270_131]] },
      { parts: courts(6) },
    ])
    expect(promoted.found({ today: '2027-01-10', sort: 'parts' })).toEqual([1, 0])
  })

  test('each attribute value is counted as if it were the chosen one', () => {
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
  ])('come first while promoted (today: %s)', (today, places) => {
    expect(found({ today })).toEqual(places)
  })

  test.each<[SampleQuery, number[]]>([
    [{ sort: 'rating' }, [1, 0, 2]],
    [{ promoted: true }, [1]],
    [{ promoted: false }, [0, 2]],
    [{ leads: false }, [0, 2, 1]],
  ])('with %j the order is %j', (query, rows) => {
    expect(found({ today: '2027-01-10', ...query })).toEqual(rows)
  })

  test.each<[SampleQuery, number[]]>([
    [{}, [3, 2, 4, 1, 0]],
    [{ offset: 1, take: 3 }, [2, 4, 1]],
    [{ offset: 2, take: 2 }, [4, 1]],
    [{ sort: '-rating' }, [1, 2, 0, 3, 4]],
  ])('lead by two at most, the others keep their place: with %j the order is %j', (query, places) => {
    const ranges: [number, number][] = [[20_270_110, 20_270_110]]
    const many = indexOf([
      { numbers: { rating: 1.5 } },
      { numbers: { rating: 2 }, promotedRanges: ranges },
      { numbers: { rating: 3 }, promotedRanges: ranges },
      { numbers: { rating: 4 }, promotedRanges: ranges },
      { numbers: { rating: 5 } },
    ])
    expect(many.found({ today: '2027-01-10', ...query })).toEqual(places)
  })

  test('are counted regardless of the promoted filter', () => {
    expect(index.facets({ today: '2027-01-12', promoted: false }).promoted).toBe(2)
  })

  test('change when a promotion is removed or added on the same day', () => {
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

  const own = new Set([idAt(2), 'unknown'])

  test.each<[who: string, rows: number[], viewer: SampleQuery['viewer']]>([
    ['anonymous viewers', [], undefined],
    ['owners', [2], { own }],
    ['viewers who see everything', [1, 2], { seesAll: true }],
  ])('%s find the hidden rows %j', (_, hidden, viewer) => {
    expect(found({ viewer })).toEqual([0, ...hidden])
  })

  test.each<[who: string, count: number, viewer: SampleQuery['viewer']]>([
    ['anonymous viewers', 1, undefined],
    ['owners', 2, { own }],
    ['viewers who see everything', 3, { seesAll: true }],
  ])('%s get the facet count %i', (_, count, viewer) => {
    expect(stateCount(viewer)).toBe(count)
  })

  describe('with a value that no visible row has', () => {
    const tagged = indexOf([{ facets: { tag: 'seen' } }, { facets: { tag: 'secret' }, isVisible: false }])
    const tags = (viewer?: SampleQuery['viewer']) => tagged.index.facets({ viewer }).facets.tag

    test('do not reveal the value to anonymous viewers', () => {
      expect(tags()).toEqual([{ value: 'seen', count: 1 }])
    })

    test('show the value to their owner', () => {
      expect(tags({ own: [idAt(1)] })).toContainEqual({ value: 'secret', count: 1 })
    })
  })

  test('are not found by id', () => {
    expect(found({ within: [idAt(0), idAt(1)] })).toEqual([0])
  })
})

test('an empty list of ids finds nothing', () => {
  expect(indexOf([{}]).found({ within: [] })).toEqual([])
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
  ])('pages of %j neither repeat nor skip rows', (query) => {
    const { total } = index.search(query)
    const seen: string[] = []
    for (let offset = 0; offset < total; offset += 37)
      seen.push(...index.search({ ...query, offset, take: 37 }).ids)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  })

  test('a page has 20 rows by default', () => {
    expect(index.search({}).ids).toHaveLength(20)
  })

  test('a page past the end is empty', () => {
    expect(index.search({ offset: 5000 }).ids).toEqual([])
  })

  test('take 0 returns only the total', () => {
    expect(index.search({ take: 0 })).toMatchObject({
      ids: [],
      total: rows.filter(({ isVisible }) => isVisible).length,
    })
  })

  test('results stay the same when rows are upserted again in another order', () => {
    const before = index.searchWithFacets({ text: 'park', today: '2027-01-12' })
    for (const stored of rows.toReversed()) index.upsert(stored)
    expect(index.searchWithFacets({ text: 'park', today: '2027-01-12' })).toEqual(before)
  })
})

describe('an invalid query', () => {
  const { index } = indexOf([{}])
  const loose = (query: object): SampleQuery => query

  test.each([
    ['facets.color', loose({ facets: { color: 'red' } })],
    ['part.attributes.height', loose({ part: { attributes: { height: '3' } } })],
    ['part.count', { part: { count: NaN } }],
    ['numbers.price', loose({ numbers: { price: { from: 1 } } })],
    ['numbers.rating', { numbers: { rating: { from: NaN } } }],
    ['sort', loose({ sort: 'color' })],
    ['sort', loose({ sort: 'toString' })],
    ['sort', { sort: 'distance' as const }],
    ['sort', { sort: '-relevance' as const }],
    ['near', { near: { lat: 91, lng: 0 } }],
    ['near.distMiles', { near: { lat: 1, lng: 0, distMiles: -1 } }],
    ['bounds', { bounds: { west: 0, east: 1, south: 2, north: 1 } }],
    ['today', { today: '20270110' }],
    ['offset', { offset: -1 }],
    ['take', { take: 1.5 }],
  ])('throws with the path %s', (path, query) => {
    expect(() => index.search(query)).toThrow(expect.objectContaining({ name: 'SearchQueryError', path }))
    expect(() => index.search(query)).toThrow(SearchQueryError)
  })
})

describe('an invalid row', () => {
  const { index } = indexOf([{ facets: { state: 'State 1' } }])
  const loose = (fields: object): Partial<SampleRow> => fields

  test.each([
    ['an id that is not a UUID', { id: 'one' }],
    ['an undeclared facet', loose({ facets: { color: 'red' } })],
    ['two values for a single-value facet', { facets: { state: ['State 1', 'State 2'] } }],
    ['an undeclared number', loose({ numbers: { price: 1 } })],
    ['an infinite number', { numbers: { rating: Infinity } }],
    ['an undeclared attribute', { parts: [{ attributes: { height: '3' }, count: 1 }] }],
    ['a part with count 0', { parts: [{ attributes: { space: 'Court' }, count: 0 }] }],
    ['an invalid position', { lat: 91, lng: 0 }],
    ['a text weight out of range', { texts: [{ text: 'x', weight: 16 }] }],
  ])('with %s throws and changes nothing', (_, fields) => {
    expect(() => index.upsert(row(0, fields))).toThrow(RangeError)
    expect(index.search({ facets: { state: 'State 1' } }).ids).toEqual([idAt(0)])
  })
})
