import type { IndexRow } from '../declaration.ts'
import type { SearchQuery } from '../query.ts'
import { createRandom, type Random } from './random.ts'

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${word} ${i + 1}`)

export const stateNames = numbered('State', 63)
export const sportNames = [
  'Basketball',
  'Soccer',
  'Baseball',
  'Volleyball',
  'Tennis',
  'Ice Hockey',
  ...numbered('Sport', 104),
]
export const amenityNames = [
  'Parking',
  'Restrooms',
  'Wifi',
  'Bleachers',
  'Lodging',
  ...numbered('Amenity', 28),
]
export const typeNames = [
  'Sports Complex',
  'Arena',
  'Stadium',
  'Convention Center',
  'Golf Course',
  ...numbered('Type', 10),
]
export const spaceNames = ['Court', 'Field', 'Diamond', 'Rink', 'Pool', ...numbered('Space', 25)]
export const surfaceNames = [
  'Hardwood',
  'Grass',
  'Turf',
  'Synthetic',
  'Ice',
  'Concrete',
  ...numbered('Surface', 5),
]
export const locationNames = ['Outdoor', 'Indoor']

/** As many and the same kinds of fields as the index of facilities. */
export const sampleDeclaration = {
  facets: {
    state: { kind: 'one', values: stateNames },
    type: { kind: 'one', values: typeNames },
    sports: { kind: 'many', values: sportNames },
    amenities: { kind: 'many', match: 'all', values: amenityNames },
    city: { kind: 'one', counted: false },
    tag: { kind: 'many' },
  },
  attributes: {
    space: { values: spaceNames },
    surface: { values: surfaceNames },
    location: { values: locationNames, wildcard: 'Both' },
  },
  numbers: { rating: { thresholds: [4.5, 4, 3] }, reviews: {}, created: {} },
  sorts: {
    rating: [
      { number: 'rating', highestFirst: true },
      { number: 'reviews', highestFirst: true },
    ],
    newest: [{ number: 'created', highestFirst: true }],
    parts: [{ parts: 'matching' }],
  },
  tieBreaker: 'rating',
  text: { synonyms: { hoops: ['basketball'] } },
} as const

export type SampleRow = IndexRow<typeof sampleDeclaration>
export type SampleQuery = SearchQuery<typeof sampleDeclaration>

const syllables =
  'bar ken lo mi ta wes ford ham ley ro san del vi ga ton ber nor clay mon ric hal per sil wood'.split(' ')
const nameEndings = [
  'Park',
  'Arena',
  'Center',
  'Fieldhouse',
  'Stadium',
  'Complex',
  'St',
  'Fields',
  'Gym',
  'University',
]
const tagNames = ['new', 'élite', 'großes', ...numbered('tag', 30)]

/** Made-up place names. */
function sampleWords(random: Random, count: number): string[] {
  const words = new Set<string>()
  while (words.size < count) {
    const parts = Array.from({ length: 2 + random.below(3) }, () => random.pick(syllables))
    const word = parts.join('')
    words.add(word.charAt(0).toUpperCase() + word.slice(1))
  }
  return [...words]
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** A version 7 UUID. A thousand consecutive places share one timestamp. */
export function sampleId(random: Random, place: number): string {
  const time = hex(1_750_000_000_000 + Math.floor(place / 1000), 12)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex(random.below(4096), 3)}`,
    `8${hex(random.below(4096), 3)}`,
    hex(random.below(2 ** 32), 8) + hex(place % 65_536, 4),
  ].join('-')
}

export interface SampleWorld {
  words: string[]
  cities: { name: string; state: string; lat: number; lng: number }[]
}

export function createWorld(random: Random, words: number, cities: number): SampleWorld {
  const vocabulary = sampleWords(random, words)
  return {
    words: vocabulary,
    cities: Array.from({ length: cities }, () => ({
      name: random.pick(vocabulary),
      state: random.pickEarly(stateNames),
      lat: 25 + random.next() * 24,
      lng: -124 + random.next() * 57,
    })),
  }
}

const samplePart = (random: Random): NonNullable<SampleRow['parts']>[number] => ({
  attributes: {
    space: random.pickEarly(spaceNames),
    surface: random.chance(0.2) ? null : random.pickEarly(surfaceNames),
    location: random.chance(0.1) ? null : random.pick(locationNames),
  },
  count: 1 + random.below(8),
})

/** January 1, 2027, as a number of days since 1970. */
export const sampleDay = 20_819
const sampleDays = 80

/** A space is free on most days. */
function sampleCalendar(random: Random): SampleRow['calendar'] {
  const attributes = Array.from({ length: 1 + random.below(4) }, () => ({
    space: random.chance(0.1) ? null : random.pickEarly(spaceNames),
    surface: random.chance(0.3) ? null : random.pickEarly(surfaceNames),
  }))
  const calendar = {
    knownTo: sampleDay + random.below(40),
    firstDay: sampleDay + random.below(20),
    dayCount: sampleDays,
    attributes,
    bytes: Uint8Array.from({ length: (attributes.length * sampleDays) / 8 }, () =>
      random.chance(0.7) ? 255 : random.below(256),
    ),
  }
  return { ...calendar, wholeBytes: calendar.bytes }
}

export function sampleRow(random: Random, world: SampleWorld, id: string): SampleRow {
  const city = random.pickEarly(world.cities)
  const sports = random.some(sportNames, 6)
  const type = random.pickEarly(typeNames)
  const name = [random.pickEarly(world.words), random.pick(world.words), random.pick(nameEndings)].join(' ')
  const reviews = random.chance(0.5) ? random.below(200) : 0
  const isPlaced = !random.chance(0.03)
  const day = 20_270_100 + random.below(28)
  return {
    id,
    name,
    lat: isPlaced ? city.lat + random.next() - 0.5 : null,
    lng: isPlaced ? city.lng + random.next() - 0.5 : null,
    facets: {
      state: random.chance(0.02) ? null : city.state,
      type,
      sports,
      amenities: random.some(amenityNames, 12),
      city: city.name,
      tag: random.chance(0.1) ? [random.pick(tagNames), random.pick(tagNames)] : null,
    },
    parts: Array.from({ length: random.below(5) }, () => samplePart(random)),
    numbers: {
      rating: reviews > 0 ? 1 + random.below(41) / 10 : null,
      reviews,
      created: 1_700_000_000_000 + random.below(10_000) * 60_000,
    },
    calendar: random.chance(0.4) ? sampleCalendar(random) : undefined,
    isVisible: !random.chance(0.05),
    promotedRanges: random.chance(0.1) ? [[day, day + random.below(6)]] : [],
    texts: [
      { text: name, weight: 8 },
      { text: sports.join(' '), weight: 4 },
      { text: `${city.name} ${city.state}`, weight: 2 },
      { text: type, weight: 1 },
    ],
  }
}

export function sampleRows(seed: number, count: number, words = 400, cities = 40): SampleRow[] {
  const random = createRandom(seed)
  const world = createWorld(random, words, cities)
  return Array.from({ length: count }, (_, place) => sampleRow(random, world, sampleId(random, place)))
}
