import type { Api } from '@app/contract/api.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { everyPage } from '../../api/every-page.ts'
import type { Surroundings } from '../../profile/nearby/load-nearby.ts'
import { surroundingsPart } from '../../profile/nearby/surroundings-part.ts'
import type { Content, OwnParts } from '../../profile/profile-page.ts'
import type { Partner } from '../../profile/links/partners.ts'
import type { Space } from '../../profile/spaces/space-groups.ts'
import type { Deals } from './hotels/load-deals.ts'
import { loadPlaces, type Place } from './places/load-places.ts'

export interface EventContent extends Content<Event> {
  /** In UTC. */
  today: string
  places: Place[]
  deals: Deals
  surroundings: Surroundings
  /** The spaces that it needs. */
  requirements: Space[]
  amenities: string[]
  partners: Partner[]
  /** Other published events of its organization, soonest first. */
  more: { events: Event[]; count: number }
}

const mostMore = 3

const calls = (api: Api) => api['event-mgmt'].events

export const eventParts: OwnParts<EventContent> = {
  today: { load: async () => dayOf(new Date()) },
  places: { load: (api, { id }) => loadPlaces(api, id), live: 'staff' },
  deals: {
    // The first load leaves out its code.
    load: async (api, event) => (await import('./hotels/load-deals.ts')).loadDeals(api, event),
    live: 'staff',
  },
  surroundings: surroundingsPart(['hotel', 'business']),
  requirements: {
    load: (api, { id }) => everyPage((page) => calls(api).requirements.list({ ownerId: id, ...page })),
    live: 'staff',
  },
  amenities: {
    load: async (api, { id }) => {
      const { data } = await calls(api).amenities.list({ ownerId: id, take: 100 })
      return data.map(({ name }) => name)
    },
    live: 'staff',
  },
  partners: {
    load: async (api, { id }) => (await calls(api).partners.list({ ownerId: id, take: 100 })).data,
    live: 'staff',
  },
  more: { load: loadMore },
}

async function loadMore(api: Api, { id, organization }: Event): Promise<EventContent['more']> {
  if (organization === null) return { events: [], count: 0 }
  const { data, _meta } = await api['event-mgmt'].organizations.events.filtered({
    ownerId: organization.id,
    take: mostMore + 1,
    data: { status: 'Published', sort: 'date' },
  })
  return { events: data.filter((event) => event.id !== id).slice(0, mostMore), count: _meta.stats.count }
}
