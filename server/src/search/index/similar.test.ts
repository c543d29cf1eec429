import { expect, test } from 'vitest'
import type { IndexDeclaration, IndexRow } from './declaration.ts'
import { defineIndex } from './search-index.ts'

const declaration = {
  facets: { sports: { kind: 'many' }, type: { kind: 'one' } },
  attributes: { space: {}, surface: {} },
  numbers: { seats: {}, rating: {} },
  fit: {
    facets: { sports: { weight: 3, isRequired: true }, type: { weight: 1 } },
    parts: { attribute: 'space', weight: 4 },
    sizes: { seats: 1 },
    ratings: { rating: 1 },
    distance: { weight: 3, halfMiles: 40, maxMiles: 200 },
  },
} as const satisfies IndexDeclaration

type Row = IndexRow<typeof declaration>

const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`
const courts = (count: number, surface = 'Hardwood') => ({ attributes: { space: 'Court', surface }, count })

/** An arena with 8 courts in Columbus, Ohio. */
const row = (place: number, changes: Partial<Row> = {}): Row => ({
  id: idOf(place),
  name: `Venue ${place}`,
  lat: 39.96,
  lng: -83,
  isVisible: true,
  facets: { sports: ['Volleyball'], type: 'Arena' },
  parts: [courts(8)],
  numbers: { seats: 1000, rating: 4 },
  texts: [],
  ...changes,
})

/** The places of the rows similar to row 0. */
function similarTo(target: Row, ...others: Row[]) {
  const index = defineIndex(declaration)
  index.load([target, ...others])
  return index.similar(idOf(0)).ids.map((id) => Number(id.at(-1)))
}

test('ranks a fitting row 30 miles off above one next door with little in common', () => {
  const nextDoor = row(1, {
    facets: { sports: ['Volleyball', 'Golf', 'Chess'], type: 'Other' },
    parts: [],
    numbers: {},
  })
  expect(similarTo(row(0), nextDoor, row(2, { lat: 40.4 }))).toEqual([2, 1])
})

test('of two equal rows, ranks the nearer one first', () => {
  expect(similarTo(row(0), row(1, { lat: 40.5 }), row(2, { lat: 40.1 }))).toEqual([2, 1])
})

test('ranks rows by how close their number of spaces is, over all surfaces', () => {
  const split = row(3, { parts: [courts(4), courts(4, 'Synthetic')] })
  expect(similarTo(row(0), row(1, { parts: [courts(1)] }), row(2, { parts: [courts(6)] }), split)).toEqual([
    3, 2, 1,
  ])
})

test('twice as many spaces fit as well as half as many', () => {
  const index = defineIndex(declaration)
  index.load([row(0), row(1, { parts: [courts(16)] }), row(2, { parts: [courts(4)] })])
  expect(index.similar(idOf(0)).ids).toEqual([idOf(1), idOf(2)])
})

test('ranks a higher rating as high as the same one, and an unknown one above a low one', () => {
  const rated = (place: number, rating: number | null) => row(place, { numbers: { seats: 1000, rating } })
  expect(similarTo(row(0), rated(1, 1), rated(2, null), rated(3, 5), rated(4, 4))).toEqual([3, 4, 2, 1])
})

test('leaves out rows that share neither a sport nor a space', () => {
  const rink = { attributes: { space: 'Rink', surface: 'Ice' }, count: 8 }
  expect(
    similarTo(row(0), row(1, { facets: { sports: ['Curling'], type: 'Arena' }, parts: [rink] })),
  ).toEqual([])
})

test('leaves out hidden rows, the row itself and rows out of range', () => {
  expect(similarTo(row(0), row(1, { isVisible: false }), row(2, { lat: 45 }))).toEqual([])
})

test('finds rows for a hidden row', () => {
  expect(similarTo(row(0, { isVisible: false }), row(1))).toEqual([1])
})

test('a row without sports and spaces is compared by the rest', () => {
  const bare = row(0, { facets: { type: 'Arena' }, parts: [] })
  expect(similarTo(bare, row(1, { facets: { type: 'Other' } }), row(2))).toEqual([2, 1])
})

test('a row without a position is compared with rows everywhere, at no distance', () => {
  const index = defineIndex(declaration)
  index.load([row(0, { lat: null, lng: null }), row(1, { lat: -30 })])
  expect(index.similar(idOf(0))).toEqual({ ids: [idOf(1)], distances: [NaN], total: 1 })
})

test('pages through the similar rows in order', () => {
  const index = defineIndex(declaration)
  index.load([row(0), ...[1, 2, 3].map((place) => row(place, { lat: 39.96 + place / 10 }))])
  expect(index.similar(idOf(0), { offset: 1, take: 1 })).toEqual({
    ids: [idOf(2)],
    distances: [expect.closeTo(13.8, 1)],
    total: 3,
  })
})

test('an unknown id has no similar rows', () => {
  expect(defineIndex(declaration).similar(idOf(7))).toEqual({ ids: [], distances: [], total: 0 })
})

test('compares only the rows that match the choices', () => {
  const index = defineIndex(declaration)
  index.load([row(0), row(1, { facets: { sports: ['Volleyball'], type: 'Stadium' } }), row(2), row(3)])
  index.upsert(row(3, { numbers: { seats: 100 } }))
  const choices = { facets: { type: 'Arena' }, numbers: { seats: { from: 500 } } }
  expect(index.similar(idOf(0), choices)).toMatchObject({ ids: [idOf(2)], total: 1 })
})
