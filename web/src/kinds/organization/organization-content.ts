import type { Api } from '@app/contract/api.ts'
import type { EventFilter } from '@app/contract/events/event-filter.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { OrganizationStats } from '@app/contract/organizations/organization-report.ts'
import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type * as z from 'zod'
import type { Content, OwnParts } from '../../profile/profile-page.ts'
import { kinds } from '../../kind/registry.ts'

/** The first of some events. */
export interface EventPage {
  events: Event[]
  count: number
}

export interface OrganizationEvents {
  /** In UTC, when the lists were loaded. */
  today: string
  coming: EventPage
  past: EventPage
  /** Events that look for a venue, as far as the reader may see them. */
  wanted: EventPage
  /** Whether the reader may add events. */
  isManaged: boolean
}

export type Stats = z.output<typeof OrganizationStats>

export interface OrganizationContent extends Content<Organization> {
  events: OrganizationEvents
  /** Closed for managers of pages without a membership that opens them. Null for others without one. */
  stats: Stats | 'closed' | null
}

const { calls } = kinds.organization

export const organizationParts: OwnParts<OrganizationContent> = {
  // Members see drafts and private events too.
  events: { load: loadEvents, live: 'signed-in' },
  stats: {
    async load(api, { id }) {
      const { role, can } = (await calls(api).entitlements({ id })).data
      if (can['seeStats']) return (await calls(api).stats({ id })).data
      if (role === 'visitor') return null
      const { _meta } = await api['contact-mgmt'].membershipAsks.my({ take: 1 })
      return _meta.stats.count > 0 ? 'closed' : null
    },
    live: 'signed-in',
  },
}

/** The lists of events on the page. */
export type EventListName = 'coming' | 'past' | 'wanted'

const firstRows = 6

async function loadEvents(api: Api, { id }: Pick<Organization, 'id'>): Promise<OrganizationEvents> {
  const today = dayOf(new Date())
  async function load(list: EventListName): Promise<EventPage> {
    const input = listInput({ id, list, today, offset: 0, take: firstRows })
    const { data, _meta } = await calls(api).events.filtered(input)
    return { events: data, count: _meta.stats.count }
  }
  const [coming, past, wanted, { data }] = await Promise.all([
    load('coming'),
    load('past'),
    load('wanted'),
    calls(api).entitlements({ id }),
  ])
  return { today, coming, past, wanted, isManaged: data.can['update'] ?? false }
}

export interface ListedEvents {
  /** Of the organization. */
  id: string
  list: EventListName
  /** In UTC. */
  today: string
  offset: number
  take: number
}

/** Asks for a page of a list, as far as the reader may see its events. */
export const listInput = ({ id, list, today, offset, take }: ListedEvents) => ({
  ownerId: id,
  offset,
  take,
  data: filtersOf(today)[list],
})

const filtersOf = (today: string): Record<EventListName, EventFilter> => ({
  coming: {
    category: ['Marketed', 'Private'],
    status: ['Draft', 'Published'],
    endDate: { from: today },
    sort: 'date',
  },
  // Cancelled ones too, but not before their time. An event may be completed on its last day.
  past: { status: ['Completed', 'Cancelled'], endDate: { to: today }, sort: 'latest' },
  wanted: {
    category: 'RFP',
    isClosed: false,
    status: ['Draft', 'Published'],
    endDate: { from: today },
    sort: 'date',
  },
})
