import type { Random } from './random.ts'
import {
  amenityNames,
  locationNames,
  sampleDay,
  spaceNames,
  sportNames,
  stateNames,
  surfaceNames,
  typeNames,
  type SampleQuery,
  type SampleRow,
} from './sample-rows.ts'

const hostileTexts = [
  '',
  '   ',
  '!?.*',
  '🏀🏟️',
  'ملعب كرة',
  '(a+)+$',
  '\\p{L}',
  '[',
  'x'.repeat(500),
  'the of in',
]

/** The word as is, as a prefix or with a typo. */
function mistype(random: Random, word: string): string {
  const at = random.below(word.length)
  const kind = random.below(6)
  if (kind === 0) return word.slice(0, at + 1)
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 2) return `${word.slice(0, at)}x${word.slice(at)}`
  if (kind === 3) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return word
}

function sampleText(random: Random, rows: readonly SampleRow[]): string {
  if (random.chance(0.1)) return random.pick(hostileTexts)
  const row = random.pick(rows)
  if (random.chance(0.1)) return row.name
  const words = [...row.texts, ...random.pick(rows).texts]
    .flatMap(({ text }) => text.split(' '))
    .filter(Boolean)
  const chosen = [...random.some(words, 2), random.pick(['hoops', 'street', 'saint', 'courts', ...words])]
  return chosen.map((word) => mistype(random, word)).join(random.pick([' ', ', ', ' in ']))
}

function sampleBounds(random: Random): NonNullable<SampleQuery['bounds']> {
  const west = random.chance(0.1) ? 170 : -125 + random.next() * 50
  const south = 25 + random.next() * 15
  const east = random.chance(0.1) ? west - 340 : west + random.next() * 30
  return { west, south, east, north: south + random.next() * 15 }
}

const sampleFacets = (random: Random): NonNullable<SampleQuery['facets']> => ({
  ...(random.chance(0.5) && {
    state: random.chance(0.5) ? random.pickEarly(stateNames) : random.some(stateNames, 6),
  }),
  ...(random.chance(0.5) && { sports: random.some(sportNames, 4) }),
  ...(random.chance(0.3) && { amenities: random.some(amenityNames, 2) }),
  ...(random.chance(0.1) && { amenities: random.pick(amenityNames) }),
  ...(random.chance(0.2) && { type: random.some(typeNames, 3) }),
  ...(random.chance(0.1) && { tag: ['new', 'unknown'] }),
})

const samplePartQuery = (random: Random): NonNullable<SampleQuery['part']> => ({
  attributes: {
    ...(random.chance(0.6) && { space: random.some(spaceNames, 2) }),
    ...(random.chance(0.4) && { surface: random.pickEarly(surfaceNames) }),
    ...(random.chance(0.2) && { surface: [...random.some(surfaceNames, 3), null] }),
    ...(random.chance(0.4) && { location: random.pick([...locationNames, 'Both']) }),
  },
  ...(random.chance(0.5) && { count: random.below(9) }),
})

function sampleFree(random: Random): NonNullable<SampleQuery['free']> {
  const from = sampleDay + random.below(60)
  const attributes = () => ({
    ...(random.chance(0.8) && { space: random.some(spaceNames, 3) }),
    ...(random.chance(0.3) && { surface: [...random.some(surfaceNames, 3), null] }),
  })
  return {
    from,
    to: from + (random.chance(0.3) ? 10 + random.below(40) : random.below(5)),
    least: random.below(3),
    ...(random.chance(0.4) && { spaces: [attributes(), attributes()] }),
    ...(random.chance(0.3) && { isKnown: random.chance(0.5) }),
  }
}

/** A random combination of all query fields. */
export function sampleQuery(random: Random, rows: readonly SampleRow[]): SampleQuery {
  const near = { lat: 25 + random.next() * 24, lng: -124 + random.next() * 57 }
  const isNear = random.chance(0.3)
  const distMiles = random.chance(0.9) ? random.next() * 1500 : undefined
  const ids = (most: number): string[] => random.some(rows, most).map(({ id }) => id)
  return {
    ...(random.chance(0.3) && { text: sampleText(random, rows) }),
    ...(isNear && { near: { ...near, distMiles } }),
    ...(random.chance(0.2) && { bounds: sampleBounds(random) }),
    ...(random.chance(0.8) && { facets: sampleFacets(random) }),
    ...(random.chance(0.3) && { part: samplePartQuery(random) }),
    ...(random.chance(0.25) && { free: sampleFree(random) }),
    ...(random.chance(0.2) && { numbers: { rating: { from: random.pick([3, 4, 4.5, 2.2]) } } }),
    ...(random.chance(0.1) && { numbers: { rating: [3, 4.5, 1.1] } }),
    ...(random.chance(0.1) && { numbers: { rating: { from: 2, to: 4 }, reviews: { to: 150 } } }),
    ...(random.chance(0.1) && { promoted: random.chance(0.5) }),
    ...(random.chance(0.1) && { within: ids(400) }),
    ...(random.chance(0.2) && { viewer: { seesAll: random.chance(0.3), own: ids(20) } }),
    ...(random.chance(0.9) && { today: `2027-01-${10 + random.below(20)}` }),
    ...(random.chance(0.5) && {
      sort: random.pick(['rating', '-rating', 'newest', '-newest', 'name', '-name', 'parts', '-parts']),
    }),
    ...(isNear && random.chance(0.3) && { sort: random.pick(['distance', '-distance']) }),
    ...(random.chance(0.3) && { offset: random.below(60), take: random.below(60) }),
  }
}
