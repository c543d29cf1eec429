import { longestText } from '@app/contract/rules/limits.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { areNeighbors } from './neighbors.ts'
import type { AgeRange, MeasureName, Part, PlaceMeaning, PriceLimit, Reading } from './reading.ts'
import type { Phrase } from './phrases.ts'

/** Values by filter field: `{ sports: ['Volleyball'], count: ['8'] }`. */
export type Values = Readonly<Record<string, readonly string[]>>

/** How the market of a kind reads texts. Phrases have values of filter fields. */
export interface ReadingDeclaration<F> {
  phrases: readonly Phrase[]
  /** The field that numbers count: 8 in '8 courts' is the `count` of `spaceType`. */
  counted?: string
  /** Chooses between values that the words leave open: 'hockey' beside 'rink' isn't field hockey. */
  resolve?(values: Values, parts: readonly Values[]): Values
  toFilter(values: Values): F
  /** The values of ages, if the market filters by them. */
  ages?(ages: readonly AgeRange[]): Values
  /** The values of the limit of a price, if the market filters by prices. */
  price?(limit: PriceLimit): Values
  /** The filter fields of measures that have others than usual. */
  measures?: Partial<Record<MeasureName, string>>
  /** The filter field for the days that a text names, if the market has one. */
  dates?: string
}

/** A part of a text with the values that it has in the market. */
export interface ReadPart {
  part: Part
  values: Values
}

export interface MarketReading<F> {
  /** Without what the caller must resolve: the position of 'near me'. */
  filter: F
  parts: readonly ReadPart[]
}

const count = 'count'
const defaultMiles = 50

/** Adds the values of `more` to those of `values`. */
function merged(values: Values, more: Values): Values {
  const fields = Object.entries(more).map(([field, added]) => [
    field,
    [...new Set([...(values[field] ?? []), ...added])],
  ])
  return { ...values, ...Object.fromEntries(fields) }
}

/** The parts with their own values. A number belongs to the next phrase that is counted, across words that describe it. */
function ownValues<F>({ parts }: Reading, declaration: ReadingDeclaration<F>): ReadPart[] {
  const { counted } = declaration
  const found = parts.map((part) => ({ part, values: valuesOf(part, declaration) }))
  let number: ReadPart | undefined
  for (const one of found) {
    const { type } = one.part.meaning
    if (type === 'number') number = one
    else if (number && counted !== undefined && counted in one.values) {
      number.values = countOf(number.part)
      number = undefined
    } else if (type !== 'term' && type !== 'filler') number = undefined
  }
  if (counted !== undefined) countApart(found, counted)
  return found
}

const countOf = ({ meaning }: Part): Values =>
  meaning.type === 'number' ? { [count]: [String(meaning.value)] } : {}

/** A larger number counts nothing unless it is before the phrase. */
const mostAfter = 200

/** 'A rink 4 ringette'. */
function isFor(found: readonly ReadPart[], at: number) {
  const meaning = found[at]!.part.meaning
  return meaning.type === 'number' && meaning.value === 4 && found[at + 1]?.part.meaning.type === 'term'
}

/** 'Mats 24', 'fields in Ada County, at least 5': the only number belongs to the only counted phrase. */
function countApart(found: readonly ReadPart[], counted: string) {
  const numbers = found.filter(
    ({ part: { meaning } }, at) =>
      meaning.type === 'number' && meaning.value <= mostAfter && !isFor(found, at),
  )
  const phrases = found.filter(({ values }) => counted in values)
  const [number] = numbers
  const isAlone = numbers.length === 1 && phrases.length === 1 && !found.some(({ values }) => count in values)
  if (isAlone && number) number.values = countOf(number.part)
}

function valuesOf<F>({ meaning }: Part, { ages, price, measures }: ReadingDeclaration<F>): Values {
  if (meaning.type === 'term')
    return Object.fromEntries(meaning.terms.map(({ name, values }) => [name, values] as const))
  if (meaning.type === 'filler')
    return { ...(meaning.ages && ages?.(meaning.ages)), ...(meaning.price && price?.(meaning.price)) }
  if (meaning.type !== 'measure') return {}
  return { [measures?.[meaning.of] ?? fieldOf[meaning.of]]: [String(meaning.value)] }
}

/** The fields that measures are usually searched by. */
const fieldOf = {
  seats: 'capacity',
  'square feet': 'indoorArea',
  'clear height': 'clearHeight',
} satisfies Record<MeasureName, string>

const keysOf = (place: PlaceMeaning) => Object.keys(filterOfPlace(place, defaultMiles)).join()

/** A postal code says more than the town before it, and 'near me' less than any place that is named. */
const vaguenessOf = (place: PlaceMeaning) =>
  place.type === 'here' ? 2 : place.type === 'point' && place.isPostalCode === true ? 0 : 1

/** Places are searched together if they have borders of one type. Otherwise the first counts, a named one before 'near me'. */
function countedPlaces({ parts }: Reading): PlaceMeaning[] {
  const all = parts.flatMap(({ meaning }) => (meaning.type === 'place' ? [meaning.place] : []))
  const [first, ...others] = all.toSorted((a, b) => vaguenessOf(a) - vaguenessOf(b))
  if (first === undefined) return []
  const hasBorders = first.type !== 'point' && first.type !== 'here'
  return [first, ...(hasBorders ? others.filter((other) => keysOf(other) === keysOf(first)) : [])]
}

/** Whether a town that doesn't count is another one: 'Chicago or Milwaukee'. */
const isElsewhere = (place: PlaceMeaning, counted: readonly PlaceMeaning[]) =>
  place.type === 'point' && counted.every((one) => one.type === 'point' && !areNeighbors(one, place))

/** Without the places that don't count. The page offers other towns instead of the one that does. */
function withCounted(reading: Reading): Reading {
  const counted = countedPlaces(reading)
  const [first] = counted
  const named = reading.parts.flatMap(({ meaning }) => (meaning.type === 'place' ? [meaning.place] : []))
  const elsewhere = named.filter((place) => !counted.includes(place) && isElsewhere(place, counted))
  const parts = reading.parts.map((part): Part => {
    const { meaning } = part
    if (meaning.type !== 'place') return part
    if (!counted.includes(meaning.place)) return { ...part, meaning: { type: 'filler' } }
    const others = meaning.place === first ? [...elsewhere, ...meaning.others] : meaning.others
    return { ...part, meaning: { ...meaning, others } }
  })
  return { ...reading, parts }
}

function placeFilter(reading: Reading): object {
  const distance = reading.parts.find(({ meaning: { type } }) => type === 'distance')?.meaning
  const dist = distance?.type === 'distance' ? distance.miles : defaultMiles
  const [first, ...others] = countedPlaces(reading).map((place) => filterOfPlace(place, dist))
  if (first === undefined || others.length === 0) return first ?? {}
  const all = [first, ...others]
  return 'state' in first
    ? { state: [...new Set(all.flatMap((one) => one.state ?? []))] }
    : { area: [...new Set(all.flatMap((one) => one.area ?? []))] }
}

/** The first days that a text names. */
function datesIn({ parts }: Reading) {
  const named = parts.find(({ meaning: { type } }) => type === 'dates')?.meaning
  return named?.type === 'dates' ? { from: named.from, to: named.to } : undefined
}

interface PlaceFilter {
  state?: StateName | readonly StateName[]
  area?: string
  near?: { lat: number; lng: number; dist: number }
}

function filterOfPlace(place: PlaceMeaning, dist: number): PlaceFilter {
  if (place.type === 'state') return { state: place.state }
  if (place.type === 'states') return { state: place.states }
  if (place.type === 'county') return { area: `county:${place.key}` }
  if (place.type === 'metro') return { area: `metro:${place.key}` }
  return place.type === 'point' ? { near: { lat: place.lat, lng: place.lng, dist } } : {}
}

/**
 * A phrase with several values is decided by one that has fewer of them: '7v7 football' is flag football. Spaces are counted
 * each for itself, so they stay.
 */
function narrowed(own: readonly ReadPart[], counted: string | undefined): ReadPart[] {
  const decide = (field: string, list: readonly string[], typed: string) => {
    if (list.length < 2) return list
    const fewer = own.flatMap(({ values }) => {
      const others = values[field] ?? []
      return others.length < list.length && others.every((one) => list.includes(one)) ? others : []
    })
    if (fewer.length === 0 || field === counted) return list
    // 'Soccer and football' are two sports: football is called so in the other names that it stands for.
    const isCalled = (value: string) => value.toLowerCase().includes(typed.toLowerCase())
    const isApart = list.some(isCalled) && !fewer.some(isCalled)
    return list.filter((value) => fewer.includes(value) !== isApart)
  }
  return own.map(({ part, values }) => ({
    part,
    values: Object.fromEntries(
      Object.entries(values).map(([field, list]) => [field, decide(field, list, part.text)]),
    ),
  }))
}

/** What a text asks of the profiles of a market. */
export function readMarket<F extends object>(
  declaration: ReadingDeclaration<F>,
  typed: Reading,
): MarketReading<F & { text?: string }> {
  const { counted, resolve = (values: Values) => values, toFilter, dates } = declaration
  const reading = withCounted(typed)
  const own = narrowed(ownValues(reading, declaration), counted)
  const all = own.map((one) => one.values)
  const resolved = resolve(all.reduce<Values>(merged, {}), all)
  const parts = own.map(({ part, values }) => ({ part, values: within(values, resolved) }))
  const words = shortened(reading.words.map(({ text }) => text).join(' '))
  return {
    filter: {
      ...toFilter(resolved),
      ...placeFilter(reading),
      ...(dates !== undefined && { [dates]: datesIn(reading) }),
      ...(words !== '' && { text: words }),
    },
    parts,
  }
}

/** The words that the filter has room for. */
const shortened = (words: string) =>
  words.length <= longestText
    ? words
    : words
        .slice(0, longestText)
        .replace(/\s+\S*$/, '')
        .toWellFormed()

/** The values that are among the resolved ones. */
const within = (values: Values, resolved: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, list]) => [
      field,
      list.filter((value) => resolved[field]?.includes(value)),
    ]),
  )
