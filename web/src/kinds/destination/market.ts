import {
  boundsCriterion,
  defineMarket,
  listCriterion,
  sportCriterion,
  stateCriterion,
} from '../../market/criteria.ts'
import { kinds } from '../../kind/registry.ts'

export const destinationMarket = defineMarket({
  kind: kinds.destination,
  criteria: [
    boundsCriterion,
    sportCriterion,
    listCriterion({
      name: 'type',
      field: 'destinationType',
      title: 'Type of destination',
      find: 'Find a type',
      rank: 110,
    }),
    stateCriterion,
    listCriterion({
      name: 'service',
      field: 'services',
      title: 'Services',
      find: 'Find a service',
      matchesAll: true,
      rank: 70,
    }),
  ],
  form: [['near'], ['service'], ['sport'], ['type'], ['state']],
  quickChoices: [
    ['type', 'Sports Commission'],
    ['type', 'Convention & Visitors Bureau'],
    ['service', 'Grant Programs'],
    ['service', 'Lodging Services'],
    ['service', 'Volunteer'],
    ['sport', 'Basketball'],
    ['sport', 'Volleyball'],
    ['sport', 'Soccer'],
    ['sport', 'Baseball'],
  ],
  sorts: [
    { value: 'followers', label: 'Most followed' },
    { value: 'facilities', label: 'Most facilities' },
  ],
  searchPlaceholder: 'Place, sport or name',
  description:
    'Visitors bureaus and sports commissions that host events, with their facilities and services.',
  facts: [
    { name: 'type', value: 'Sports Commission', text: 'run by a sports commission' },
    { name: 'service', value: 'Grant Programs', text: 'with grant programs' },
    { name: 'service', value: 'Lodging Services', text: 'with lodging services' },
  ],
})
