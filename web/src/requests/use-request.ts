import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { EventLead } from '@app/contract/events/lead-schema.ts'
import { ownRequestsKey } from '../api/contact-keys.ts'
import { ApiProblem } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { isMissing } from '../page/null-if-missing.ts'

export interface Cost {
  id: string
  name: string
  price: number
}

/** A request as its organizer sees it. */
export interface OrganizerRequest {
  event: Event
  leads: EventLead[]
  bids: ComparedBid[]
  costs: Cost[]
}

export const requestKey = (id: string) => [...ownRequestsKey, id] as const

/** Everything about a request. It is refused as a whole to those who don't manage the event. */
export const useRequest = (id: string) =>
  useApi<OrganizerRequest>(
    requestKey(id),
    async (api, signal) => {
      const { events } = api['event-mgmt']
      const all = { ownerId: id, offset: 0, take: 100 }
      const [event, leads, bids, costs] = await Promise.all([
        events.get({ id }, { signal }),
        events.leads.list(all, { signal }),
        events.bids({ ownerId: id }, { signal }),
        events.costs.list(all, { signal }),
      ])
      return { event: event.data, leads: leads.data, bids: bids.data, costs: costs.data }
    },
    // Hosts answer, and the page of hosts asks more of them.
    { refetchOnMount: 'always' },
  )

/** The request doesn't exist, or the reader doesn't manage it. */
export const isNotOwn = (error: unknown) =>
  isMissing(error) || (error instanceof ApiProblem && error.status === 403)
