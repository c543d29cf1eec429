import type { Bid } from '@app/contract/events/bids.ts'
import type { EventLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ownRequestsKey } from '../api/contact-keys.ts'
import { useWrite } from '../page/use-write.ts'

/** Reads requests and leads again after a write or a refusal, which may mean that the other side was faster. */
const reload = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ownRequestsKey })

type LeadRef = Pick<EventLead, 'id' | 'ownerId'>
type MovableLead = LeadRef & Pick<EventLead, 'status'>

export interface LeadMove<L> {
  lead: L
  to: LeadStatus
  /** Of a host that passes, or that passed without a reason. */
  passReason?: string | undefined
}

/** Moves a lead of an event, from either side. */
export const useMoveLead = <L extends MovableLead>(onDone?: (move: LeadMove<L>) => void) =>
  useWrite<unknown, LeadMove<L>>(
    (api, { lead: { id, ownerId, status }, to, passReason }) =>
      api['event-mgmt'].events.leads.update({
        ownerId,
        id,
        patch: [
          ...(to === status ? [] : [{ op: 'replace' as const, path: '/status', value: to }]),
          ...(passReason === undefined
            ? []
            : [{ op: 'replace' as const, path: '/passReason', value: passReason }]),
        ],
      }),
    { onDone: (_reply, _queries, move) => onDone?.(move), onSettled: reload },
  )

/** Takes a request back from a host. */
export const useWithdrawLead = () =>
  useWrite((api, { id, ownerId }: LeadRef) => api['event-mgmt'].events.leads.remove({ ownerId, id }), {
    onSettled: reload,
  })

interface Award {
  lead: LeadRef
  /** As the organizer sees it. */
  offer: Pick<Bid, 'version'> | undefined
  closeOthers: boolean
}

/** Chooses a host, unless its offer changed meanwhile. The dialog shows a refusal. */
export const useAward = () =>
  useWrite(
    (api, { lead: { id, ownerId }, offer, closeOthers }: Award) =>
      api['event-mgmt'].events.leads.award({
        ownerId,
        id,
        data: { closeOthers, offerVersion: offer?.version ?? null },
      }),
    { onFailed() {}, onSettled: reload },
  )
