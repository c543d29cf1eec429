import { earthRadiusMiles } from '@app/contract/rules/globe.ts'
import { wrapLongitude } from '../geo.ts'
import type { Choice, FacetCounts } from '../query.ts'
import { nameKey, tokenize } from '../tokenize.ts'
import { freeFirst, isPlainlyFree } from './plain-free.ts'
import { plainText } from './plain-text.ts'
import * as sample from './sample-rows.ts'
import type { SampleQuery, SampleRow } from './sample-rows.ts'

// A reference implementation of the index's contract: row by row, without regard to speed.

const radians = (degrees: number) => (degrees * Math.PI) / 180

function haversine(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(a)))
}

const distanceOf = (row: SampleRow, { near }: SampleQuery) =>
  near && row.lat !== null && row.lng !== null ? haversine(near.lat, near.lng, row.lat, row.lng) : NaN

function isPromoted(row: SampleRow, { today }: SampleQuery): boolean {
  const day = Number((today ?? '0').replaceAll('-', ''))
  return (row.promotedRanges ?? []).some(([first, last]) => first <= day && day <= last)
}

function isInBounds({ lat, lng }: SampleRow, { bounds }: SampleQuery): boolean {
  if (!bounds) return true
  if (lat === null || lng === null || lat < bounds.south || lat > bounds.north) return false
  if (bounds.east - bounds.west >= 360) return true
  const west = wrapLongitude(bounds.west)
  const east = wrapLongitude(bounds.east)
  const at = wrapLongitude(lng)
  return west <= east ? at >= west && at <= east : at >= west || at <= east
}

const listOf = (values: string | readonly string[] | null | undefined): readonly string[] =>
  typeof values === 'string' ? [values] : (values ?? [])

function readChoice(choice: Choice, isAll: boolean): { any: readonly string[]; all: readonly string[] } {
  const values = listOf(choice)
  return isAll ? { any: [], all: values } : { any: values, all: [] }
}

const chosenFacets = ({ facets = {} }: SampleQuery) =>
  Object.entries(facets).map(([name, choice]) => ({ name, ...readChoice(choice, name === 'amenities') }))

const valuesOf = (row: SampleRow, name: string): readonly string[] =>
  listOf(new Map(Object.entries(row.facets ?? {})).get(name))

type PartAsked = NonNullable<SampleQuery['part']>

const askedAttributes = ({ attributes = {} }: PartAsked) =>
  Object.entries(attributes)
    .map(([name, values = []]) => ({ name, values: typeof values === 'string' ? [values] : values }))
    .filter(({ values }) => values.length > 0 && !values.includes('Both'))

/** How many parts of the row have the attributes. */
const partsOf = (row: SampleRow, part: PartAsked): number =>
  (row.parts ?? [])
    .filter(({ attributes }) =>
      askedAttributes(part).every(({ name, values }) => values.includes(attributes[name] ?? null)),
    )
    .reduce((sum, { count }) => sum + count, 0)

function passesPart(row: SampleRow, part: PartAsked): boolean {
  const { count = 0 } = part
  if (askedAttributes(part).length === 0 && count <= 0) return true
  return partsOf(row, part) >= Math.max(1, count)
}

const ownsOrSees = (row: SampleRow, { viewer }: SampleQuery) =>
  row.isVisible || viewer?.seesAll === true || [...(viewer?.own ?? [])].includes(row.id)

/** The rows before any choices that counts can leave out, with their text scores. */
function scopeOf(rows: readonly SampleRow[], query: SampleQuery) {
  const within = query.within && new Set(query.within)
  const near = query.near
  const inScope = rows.filter((row) => {
    if (!ownsOrSees(row, query) || (within && !within.has(row.id))) return false
    return !near || distanceOf(row, query) <= (near.distMiles ?? Infinity)
  })
  const text = query.text === undefined ? null : plainText(inScope, query.text)
  const found = text ? inScope.filter((row) => text.scores.has(row)) : inScope
  const all = chosenFacets(query).flatMap(({ name, all: values }) => values.map((value) => ({ name, value })))
  const scope = found.filter(
    (row) => isInBounds(row, query) && all.every(({ name, value }) => valuesOf(row, name).includes(value)),
  )
  return { scope, scores: text?.scores ?? null, dropped: text?.dropped ?? [] }
}

interface Check {
  field: string
  passes: (row: SampleRow) => boolean
}

function checksOf(query: SampleQuery): Check[] {
  const facets = chosenFacets(query).filter(({ any }) => any.length > 0)
  const { part, promoted, free } = query
  return [
    ...facets.map(({ name, any }) => ({
      field: `facets.${name}`,
      passes: (row: SampleRow) => any.some((value) => valuesOf(row, name).includes(value)),
    })),
    ...Object.entries(query.numbers ?? {}).map(([name, wanted]) => ({
      field: `numbers.${name}`,
      passes: (row: SampleRow) => {
        const value = new Map(Object.entries(row.numbers ?? {})).get(name) ?? NaN
        if ('length' in wanted) return wanted.includes(value)
        const { from, to } = wanted
        return (
          (from === undefined && to === undefined) || (value >= (from ?? value) && value <= (to ?? value))
        )
      },
    })),
    ...(part ? [{ field: 'part', passes: (row: SampleRow) => passesPart(row, part) }] : []),
    ...(free
      ? [
          {
            field: 'free',
            passes: (row: SampleRow) => {
              const isFree = isPlainlyFree(row, query)
              if (free.isKnown === undefined) return isFree !== false
              return free.isKnown ? isFree === true : isFree === undefined
            },
          },
        ]
      : []),
    ...(promoted === undefined
      ? []
      : [{ field: 'promoted', passes: (row: SampleRow) => isPromoted(row, query) === promoted }]),
  ]
}

/** A comparator for numbers. Missing numbers sort last in both directions. */
function compare(a: number | null | undefined, b: number | null | undefined, direction: 1 | -1): number {
  const ofA = a ?? NaN
  const ofB = b ?? NaN
  if (Number.isNaN(ofA) || Number.isNaN(ofB)) return Number(Number.isNaN(ofA)) - Number(Number.isNaN(ofB))
  return (ofA - ofB) * direction
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const keyOf = ({ name }: SampleRow) => nameKey(tokenize(name)) || name

const byRating = (a: SampleRow, b: SampleRow, way: 1 | -1) =>
  compare(a.numbers?.rating, b.numbers?.rating, way) || compare(a.numbers?.reviews, b.numbers?.reviews, way)

function orderRows(
  rows: SampleRow[],
  query: SampleQuery,
  scores: Map<SampleRow, number> | null,
): SampleRow[] {
  const sort = query.sort ?? 'relevance'
  const direction = sort.startsWith('-') ? -1 : 1
  const reversed = direction === 1 ? -1 : 1
  const byDistance = (a: SampleRow, b: SampleRow, way: 1 | -1) =>
    compare(distanceOf(a, query), distanceOf(b, query), way)
  const comparisons: Record<string, (a: SampleRow, b: SampleRow) => number> = {
    name: (a, b) => compareText(keyOf(a), keyOf(b)) * direction,
    distance: (a, b) => byDistance(a, b, direction),
    rating: (a, b) => byRating(a, b, reversed),
    parts: (a, b) => compare(partsOf(a, query.part ?? {}), partsOf(b, query.part ?? {}), reversed),
    newest: (a, b) => compare(a.numbers?.created, b.numbers?.created, reversed),
    relevance: (a, b) =>
      (scores ? compare(scores.get(a), scores.get(b), -1) : 0) || byDistance(a, b, 1) || byRating(a, b, -1),
  }
  const compared = comparisons[sort.replace('-', '')]
  if (!compared) throw new Error(`Unknown sort ${sort}`)
  const sorted = rows.toSorted((a, b) => compared(a, b) || compareText(a.id, b.id))
  const leading = sort.endsWith('parts') ? [] : sorted.filter((row) => isPromoted(row, query)).slice(0, 2)
  return [...leading, ...sorted.filter((row) => !leading.includes(row))]
}

export function plainSearch(rows: readonly SampleRow[], query: SampleQuery) {
  const { scope, scores, dropped } = scopeOf(rows, query)
  const checks = checksOf(query)
  const passing = scope.filter((row) => checks.every(({ passes }) => passes(row)))
  const found = freeFirst(passing, query).flatMap((some) => orderRows(some, query, scores))
  const page = found.slice(query.offset ?? 0, (query.offset ?? 0) + (query.take ?? 20))
  return {
    total: found.length,
    ids: page.map(({ id }) => id),
    distances: query.near ? page.map((row) => distanceOf(row, query)) : undefined,
    dropped,
  }
}

export function plainFacets(rows: readonly SampleRow[], query: SampleQuery): FacetCounts {
  const checks = checksOf(query)
  const failed = scopeOf(rows, query).scope.map((row) => ({
    row,
    fields: checks.filter(({ passes }) => !passes(row)).map(({ field }) => field),
  }))
  const passingWithout = (without: string): SampleRow[] =>
    failed.filter(({ fields }) => fields.every((field) => field === without)).map(({ row }) => row)
  const facet = (name: string, values: readonly string[]) => {
    const passing = passingWithout(`facets.${name}`).map((row) => valuesOf(row, name))
    return values.map((value) => ({ value, count: passing.filter((held) => held.includes(value)).length }))
  }
  const attribute = (name: string, values: readonly string[]) => {
    const passing = passingWithout('part')
    return values.map((value) => {
      const part = { attributes: { ...query.part?.attributes, [name]: value }, count: query.part?.count }
      return { value, count: passing.filter((row) => passesPart(row, part)).length }
    })
  }
  const tags = [...new Set(rows.flatMap((row) => valuesOf(row, 'tag')))]
  const publicTags = rows.filter(({ isVisible }) => isVisible).flatMap((row) => valuesOf(row, 'tag'))
  return {
    facets: {
      state: facet('state', sample.stateNames),
      type: facet('type', sample.typeNames),
      sports: facet('sports', sample.sportNames),
      amenities: facet('amenities', sample.amenityNames),
      tag: facet('tag', tags).filter(({ value, count }) => count > 0 || publicTags.includes(value)),
    },
    attributes: {
      space: attribute('space', sample.spaceNames),
      surface: attribute('surface', sample.surfaceNames),
      location: attribute('location', sample.locationNames),
    },
    numbers: {
      rating: [4.5, 4, 3].map((from) => ({
        from,
        count: passingWithout('numbers.rating').filter((row) => (row.numbers?.rating ?? 0) >= from).length,
      })),
      reviews: [],
      created: [],
    },
    promoted: passingWithout('promoted').filter((row) => isPromoted(row, query)).length,
    ...(query.free && {
      free: {
        known: passingWithout('free').filter((row) => isPlainlyFree(row, query) === true).length,
        unknown: passingWithout('free').filter((row) => isPlainlyFree(row, query) === undefined).length,
      },
    }),
  }
}
