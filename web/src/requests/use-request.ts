import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { EventLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ownRequestsKey } from '../api/contact-keys.ts'
import { ApiProblem } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { isMissing } from '../page/null-if-missing.ts'
import { useWrite } from '../page/use-write.ts'

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
  useApi<OrganizerRequest>(requestKey(id), async (api, signal) => {
    const { events } = api['event-mgmt']
    const all = { ownerId: id, offset: 0, take: 100 }
    const [event, leads, bids, costs] = await Promise.all([
      events.get({ id }, { signal }),
      events.leads.list(all, { signal }),
      events.bids({ ownerId: id }, { signal }),
      events.costs.list(all, { signal }),
    ])
    return { event: event.data, leads: leads.data, bids: bids.data, costs: costs.data }
  })

/** The request doesn't exist, or the reader doesn't manage it. */
export const isNotOwn = (error: unknown) =>
  isMissing(error) || (error instanceof ApiProblem && error.status === 403)

/** Reads the request again after a write or a refusal, which may mean that a host was faster. */
const reload = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ownRequestsKey })

/** What the organizer does with the leads of a request. */
export function useLeadWrites(ownerId: string) {
  const navigate = useNavigate()
  return {
    move: useWrite(
      (api, { id, status }: { id: string; status: LeadStatus }) =>
        api['event-mgmt'].events.leads.update({
          ownerId,
          id,
          patch: [{ op: 'replace', path: '/status', value: status }],
        }),
      { onSettled: reload },
    ),
    withdraw: useWrite((api, id: string) => api['event-mgmt'].events.leads.remove({ ownerId, id }), {
      onSettled: reload,
    }),
    ask: useWrite((api, id: string) => api['event-mgmt'].events.leads.conversation({ ownerId, id }), {
      failed: 'The conversation didn’t open.',
      onDone: ({ data }) => void navigate(`/groups/${data.id}`),
    }),
  }
}

/** Chooses a host. Its dialog shows a refusal. */
export const useAward = (ownerId: string) =>
  useWrite(
    (api, { id, closeOthers }: { id: string; closeOthers: boolean }) =>
      api['event-mgmt'].events.leads.award({ ownerId, id, data: { closeOthers } }),
    { onFailed() {}, onSettled: reload },
  )
