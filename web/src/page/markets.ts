import { kinds, marketPath } from '../kinds/registry.ts'
/** The five marketplaces in the order of the specification. One that is not open yet is named, but not linked. */
export const markets = [
  {
    kind: 'events',
    title: 'Events',
    call: 'Look for new events',
    description: 'Tournaments, camps and leagues looking for teams.',
    icon: 'calendar-days',
    path: '/events/marketplace',
    isOpen: false,
  },
  {
    kind: 'organizations',
    title: 'Event Organizations',
    call: 'Follow new event organizers',
    description: 'The people who own the bracket, and what they need next.',
    icon: 'users',
    path: '/organizations/directory',
    isOpen: false,
  },
  {
    kind: 'facilities',
    title: 'Facilities',
    call: 'Explore facilities across the country',
    description: 'Courts, fields, rinks and pools, counted and measured.',
    icon: 'warehouse',
    path: marketPath(kinds.facility),
    isOpen: true,
  },
  {
    kind: 'destinations',
    title: 'Destinations',
    call: 'Find a host for your event',
    description: 'Visitors bureaus and sports commissions ready to bid.',
    icon: 'map-pinned',
    path: '/destinations/marketplace',
    isOpen: false,
  },
  {
    kind: 'businesses',
    title: 'Attractions & Things to Do',
    call: 'Best places to eat and play near events',
    description: 'Where forty hungry twelve-year-olds are welcome.',
    icon: 'utensils',
    path: '/businesses/marketplace',
    isOpen: false,
  },
] as const

export type Market = (typeof markets)[number]

export const marketOf = (kind: Market['kind']): Market =>
  markets.find((market) => market.kind === kind) ?? markets[2]
