import { counted } from '../../components/format.ts'
import { choice } from '../../page/query-codecs.ts'
import { between, parameter, whole } from '../../market/codecs.ts'
import { defineMarket, listCriterion, sportCriterion, stateCriterion } from '../../market/criteria.ts'
import type { Criterion, MarketQuery } from '../../market/market.ts'
import { valueOf, valuesOf } from '../../market/query.ts'
import { kinds } from '../../kind/registry.ts'

const eventCount: Criterion = {
  name: 'events',
  parameters: [parameter('events', between(1, 10_000, whole))],
  aspect: 'what',
  facet: 'eventCount',
  rank: 50,
  toFilter: (query) => ({ eventCount: { from: Number(valueOf(query, 'events')) } }),
  label: (least) => `At least ${counted(Number(least), 'event')}`,
  phrase: (query) => `with at least ${counted(Number(valueOf(query, 'events')), 'event')}`,
  control: { type: 'steps', label: 'Events, at least', steps: [1, 6, 20] },
}

const coming: Criterion = {
  name: 'coming',
  parameters: [parameter('coming', choice(['1']))],
  aspect: 'what',
  facet: 'upcomingEventCount',
  rank: 60,
  toFilter: () => ({ upcomingEventCount: { from: 1 } }),
  label: () => 'Coming events',
  phrase: () => 'with coming events',
  control: {
    type: 'choice',
    label: 'Coming events',
    options: [
      { value: '', label: 'Any' },
      { value: '1', label: 'Has some' },
    ],
  },
}

const partner = 'Industry Partner'

/** What only Industry Partners have. The form offers it once they are chosen. */
const ofPartners = (query: MarketQuery) =>
  valuesOf(query, 'type').includes(partner) || 'category' in query || 'service' in query

export const organizationMarket = defineMarket({
  kind: kinds.organization,
  look: 'rows',
  intro: {
    title: 'Event Organizations',
    text: 'Follow the people who run events, and see what they hold next.',
  },
  criteria: [
    sportCriterion,
    listCriterion({
      name: 'type',
      field: 'organizationType',
      title: 'Type',
      find: 'Find a type',
      rank: 110,
    }),
    eventCount,
    coming,
    listCriterion({
      name: 'travel',
      field: 'travelScope',
      title: 'Travels to',
      find: 'Find a scope',
      rank: 40,
      phrase: (query) => `for ${valuesOf(query, 'travel').join(', ').toLowerCase()} teams`,
    }),
    listCriterion({
      name: 'category',
      field: 'vendorCategory',
      title: 'Vendor category',
      find: 'Find a category',
      rank: 100,
      isOffered: ofPartners,
    }),
    listCriterion({
      name: 'service',
      field: 'services',
      title: 'Services',
      find: 'Find a service',
      matchesAll: true,
      rank: 70,
      isOffered: ofPartners,
    }),
    stateCriterion,
    listCriterion({
      name: 'eventState',
      field: 'eventStates',
      title: 'Holds events in',
      find: 'Find a state',
      rank: 90,
      phrase: (query) => `with events in ${valuesOf(query, 'eventState').join(' or ')}`,
    }),
  ],
  form: [
    ['near'],
    ['sport'],
    ['type'],
    ['category'],
    ['service'],
    ['events', 'coming'],
    ['travel'],
    ['eventState'],
    ['state'],
  ],
  quickChoices: [
    ['type', 'Event Organization'],
    ['type', partner],
    ['coming', '1'],
    ['sport', 'Basketball'],
    ['sport', 'Volleyball'],
    ['sport', 'Soccer'],
    ['sport', 'Baseball'],
    ['sport', 'Ice Hockey'],
  ],
  sorts: [
    { value: 'events', label: 'Most events' },
    { value: 'followers', label: 'Most followers' },
  ],
  searchPlaceholder: 'Name, sport or place',
  description:
    'Tournament organizers, leagues and clubs with their coming events, and partners that serve them.',
  facts: [
    { name: 'coming', value: '1', text: 'with coming events' },
    { name: 'events', value: '20', text: 'with 20 events or more' },
  ],
})
