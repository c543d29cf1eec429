import { choice, text } from '../../page/query-codecs.ts'
import { count as figure, eitherOf, inSentence } from '../../components/format.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { between, parameter, whole } from '../../market/codecs.ts'
import {
  boundsCriterion,
  defineMarket,
  listCriterion,
  profileCriterion,
  sportCriterion,
  stateCriterion,
} from '../../market/criteria.ts'
import { DatesButton } from '../../market/dates-button.tsx'
import { shortRange } from '../../market/days.ts'
import type { Criterion, MarketQuery } from '../../market/market.ts'
import { valueOf, valuesOf } from '../../market/query.ts'
import { kinds } from '../../kind/registry.ts'
import { dateCriterion, capacity, clearHeight, indoorArea, number, rating } from './criteria.ts'

/** The type of space to count. Several types are alternatives and aren't counted. */
function onlySpace(query: MarketQuery): string | undefined {
  const [only, another] = valuesOf(query, 'space')
  return another === undefined ? only : undefined
}

const count = parameter('count', between(1, 1000, whole), {
  fits: (_, query) => onlySpace(query) !== undefined,
  sentWith: 'space',
  sortWithout: 'spaces',
})

/** Surfaces and location are those of the space to count if there is one. */
const space: Criterion = {
  name: 'space',
  parameters: [{ ...parameter('space', text), isList: true, field: 'spaceType' }, count],
  aspect: 'what',
  facet: 'spaceType',
  rank: 10,
  toFilter(query) {
    const name = onlySpace(query)
    if (name === undefined) return { spaceType: query['space'] }
    return {
      space: {
        name,
        sport: query['sport'],
        surface: query['surface'],
        location: valueOf(query, 'location'),
        count: number(query, 'count'),
      },
    }
  },
  label: (name, query) =>
    'count' in query ? `${valueOf(query, 'count')}+ ${spacesWord(name).toLowerCase()}` : spacesWord(name),
  /** '8 or more indoor hardwood courts', 'courts or fields'. */
  phrase(query) {
    const least = number(query, 'count')
    return [
      least === undefined ? '' : `${figure(least)} or more`,
      valueOf(query, 'location')?.toLowerCase() ?? '',
      eitherOf(valuesOf(query, 'surface').map(inSentence)),
      eitherOf(valuesOf(query, 'space').map((name) => inSentence(spacesWord(name)))),
    ]
      .filter((word) => word !== '')
      .join(' ')
  },
  control: {
    type: 'counted',
    label: 'Space',
    placeholder: 'Any space',
    find: 'Find a space',
    nameOf: spacesWord,
    count,
    steps: [2, 4, 6, 8, 12, 16],
  },
}

const unlessCounted = <T>(query: MarketQuery, part: T) => (onlySpace(query) === undefined ? part : undefined)
/** The phrase of the spaces has it. */
const unlessSpace = <T>(query: MarketQuery, part: T) => ('space' in query ? undefined : part)

const location: Criterion = {
  name: 'location',
  parameters: [parameter('location', choice(['Both', 'Indoor', 'Outdoor']), { default: 'Both' })],
  aspect: 'what',
  facet: 'location',
  rank: 100,
  toFilter: (query) => ({ location: unlessCounted(query, valueOf(query, 'location')) }),
  label: (value) => value,
  phrase: (query) => unlessSpace(query, valueOf(query, 'location')?.toLowerCase()),
  control: {
    type: 'choice',
    label: 'Location',
    options: [
      { value: '', label: 'Both' },
      { value: 'Indoor', label: 'Indoor' },
      { value: 'Outdoor', label: 'Outdoor' },
    ],
  },
}

const surface = listCriterion({
  name: 'surface',
  field: 'surface',
  title: 'Surface',
  find: 'Find a surface',
  hiddenValue: 'N/A',
  rank: 60,
  toFilter: (query) => ({ surface: unlessCounted(query, query['surface']) }),
  phrase: (query) => unlessSpace(query, eitherOf(valuesOf(query, 'surface').map(inSentence))),
})

export const facilityMarket = defineMarket({
  kind: kinds.facility,
  criteria: [
    boundsCriterion,
    sportCriterion,
    listCriterion({
      name: 'type',
      field: 'facilityType',
      title: 'Type of facility',
      find: 'Find a type',
      rank: 110,
    }),
    stateCriterion,
    profileCriterion({ name: 'destination', field: 'destinationId', kind: kinds.destination, rank: 125 }),
    space,
    location,
    surface,
    listCriterion({
      name: 'amenity',
      field: 'amenities',
      title: 'Amenities',
      find: 'Find an amenity',
      matchesAll: true,
      rank: 70,
    }),
    capacity,
    indoorArea,
    clearHeight,
    rating,
    listCriterion({ name: 'availability', field: 'availability', title: 'Hosting', find: 'Find', rank: 90 }),
    dateCriterion,
  ],
  form: [
    ['location'],
    ['near'],
    ['sport'],
    ['space'],
    ['surface'],
    ['amenity'],
    ['capacity', 'rating'],
    ['type'],
    ['state'],
    ['availability'],
    ['from'],
  ],
  quickChoices: [
    ['location', 'Indoor'],
    ['location', 'Outdoor'],
    ['sport', 'Basketball'],
    ['sport', 'Volleyball'],
    ['sport', 'Soccer'],
    ['sport', 'Baseball'],
    ['availability', 'Available to host'],
    ['rating', '4'],
    ['surface', 'Turf'],
    ['surface', 'Hardwood'],
    ['amenity', 'Bleachers'],
    ['amenity', 'Lodging'],
    ['type', 'Sports Complex'],
    ['type', 'Olympic Facility'],
  ],
  sorts: [
    { value: 'rating', label: 'Highest rated' },
    { value: 'capacity', label: 'Most seats' },
    { value: 'spaces', label: 'Most spaces' },
  ],
  searchPlaceholder: 'Sport, dates or name',
  dates: {
    Button: DatesButton,
    criteria: [dateCriterion.name],
    labelOf: (query) => shortRange(valueOf(query, 'from'), valueOf(query, 'to')),
    load: async () => (await import('./late-parts.ts')).loadDateSheet(),
  },
  description:
    'Courts, fields, rinks and pools counted and measured, with surfaces, seats, amenities and reviews.',
  facts: [
    { name: 'location', value: 'Indoor', text: 'with indoor spaces' },
    { name: 'location', value: 'Outdoor', text: 'with outdoor ones' },
    { name: 'availability', value: 'Available to host', text: 'open to hosting' },
    { name: 'rating', value: '4.5', text: 'rated 4.5 or better', topic: 'state' },
  ],
  linkParameters(query) {
    const [sport, otherSport] = valuesOf(query, 'sport')
    const event = {
      from: valueOf(query, 'from'),
      to: valueOf(query, 'to'),
      // A request has one sport.
      sport: otherSport === undefined ? sport : undefined,
    }
    const name = onlySpace(query)
    if (name === undefined) return event
    const [surfaceOnly, another] = valuesOf(query, 'surface')
    return {
      ...event,
      space: name,
      count: valueOf(query, 'count'),
      // The page takes one surface.
      surface: another === undefined ? surfaceOnly : undefined,
    }
  },
})
