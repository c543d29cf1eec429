import type { Position } from '@app/contract/rules/globe.ts'
import { createPointGrid, type PointGrid } from '../import/places/point-grid.ts'
import { demoId } from './demo-id.ts'
import { seed, worldDay } from './epoch.ts'
import type { Facts } from './facilities/facts.ts'
import { demoAccounts } from './people/accounts.ts'
import { inventPeople, type Person } from './people/people.ts'
import type { ListedFacility } from './places/listed-facility.ts'
import type { Organizer } from './organizations/organization.ts'
import { randomOf } from './random.ts'

/** The `import_id` of every profile of the demo catalogue. */
export const demoImportId = demoId(worldDay, 0, randomOf(seed, 'import'))

/** An approved hotel or business, which companies and others link to. */
export interface ListedLocation {
  id: string
  listedAt: number
  state: string
}

/** An approved hotel, which events link to. */
export interface ListedHotel extends Position {
  id: string
}

/** A facility whose people could keep a calendar. */
export interface CalendarCandidate {
  id: string
  listedAt: number
  facts: Facts
  authorId: string
  isManaged: boolean
}

/** An approved destination that requests are sent to. */
export interface ListedDestination extends Position {
  id: string
  /** Somebody of its team. */
  memberId: string | null
  isManaged: boolean
}

/** What all profiles of one catalogue share. */
export interface World {
  /** Calendar date of the build, on which boosts, promotions and the dates of events depend. */
  today: string
  reviewers: readonly Person[]
  staff: readonly Person[]
  importId: string
  /** Names in use: those of facilities with town and state. */
  names: Set<string>
  domains: Set<string>
  facilities: PointGrid<ListedFacility>
  /** By the id of the facility. */
  calendars: Map<string, CalendarCandidate>
  destinations: PointGrid<ListedDestination>
  /** Those of the demo accounts. */
  managedFacilities: ListedFacility[]
  managedDestinations: ListedDestination[]
  /** Who has an account, by the id of it. */
  personOf(id: string | null): { name: string; email: string } | undefined
  locations: ListedLocation[]
  hotels: PointGrid<ListedHotel>
  /** Approved organizations that hold events. */
  organizers: Organizer[]
}

export function newWorld(today: string): World {
  const people = inventPeople()
  const accounts = new Map([...demoAccounts, ...people.staff].map((person) => [person.id, person] as const))
  return {
    ...people,
    personOf: (id) => (id === null ? undefined : accounts.get(id)),
    today,
    importId: demoImportId,
    names: new Set(),
    domains: new Set(),
    facilities: createPointGrid(0.5),
    calendars: new Map(),
    destinations: createPointGrid(0.5),
    managedFacilities: [],
    managedDestinations: [],
    locations: [],
    hotels: createPointGrid(0.5),
    organizers: [],
  }
}
