import type { Api } from '@app/contract/api.ts'
import type { AskedEvent } from '@app/contract/events/asked-event.ts'
import type { Bid, ComparedBid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { tryEach, type Tried } from '../api/try-each.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { kinds } from '../kind/registry.ts'
import { calls, callsOf } from '../platform/calls/calls.ts'
import { joinedReads } from '../platform/calls/joined-reads.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { reopenQuestion } from './reopen-question.ts'
import { requestWrite } from './request-write.ts'
import type { Lead } from './request-words.ts'

const { events, facilityLeads, destinationLeads } = calls['event-mgmt']

/** A page that is asked to host. */
export type Host = Pick<Lead['host'], 'kind' | 'id'>

/** The calls about the leads of a host. */
export const leadsOf = (kind: Host['kind']) => (kind === 'facility' ? facilityLeads : destinationLeads)

export type BidHold = Bid['holds'][number]

/** An event as its hosts know it: its dates are null while they aren't decided. */
export type LeadEvent = Omit<Event, 'startDate' | 'endDate'> & Pick<AskedEvent, 'startDate' | 'endDate'>

/** What an organizer needs besides spaces, as the hosts that were asked read it. */
export interface LeadCost {
  name: string
  price: number
  note: string | null
}

export interface Cost {
  id: string
  name: string
  price: number
}

/** A request as its organizer sees it. */
export interface OrganizerRequest {
  event: Event
  leads: ListedLead[]
  bids: ComparedBid[]
  costs: Cost[]
}

// Hosts answer while the organizer looks elsewhere.
const always = { staleTime: 0 }

/** The leads of a request, for its organizer. */
export const useLeads = (ownerId: string) =>
  useRead(events.leads.list, { ownerId, offset: 0, take: 100 }, always)

/** The offers for a request, which its sender reads by a link as well. */
export const useBids = (ownerId: string) => useRead(events.bids, { ownerId }, always)

/** Everything about a request. It is refused as a whole to those who don't manage the event. */
export function useRequest(id: string) {
  const event = useRead(events.get, { id }, always)
  const asked = useLeads(id)
  const bids = useBids(id)
  const costs = useRead(events.costs.list, { ownerId: id, offset: 0, take: 100 }, always)
  return joinedReads([event, asked, bids, costs], (): OrganizerRequest | undefined =>
    event.data && asked.data && bids.data && costs.data
      ? { event: event.data.data, leads: asked.data.data, bids: bids.data.data, costs: costs.data.data }
      : undefined,
  )
}

/** Who of a host's team could work on a lead, as options. Undefined until they are loaded. */
export const useTeam = ({ kind, id }: Host) =>
  useRead(
    callsOf((api) => kinds[kind].calls(api).members.list),
    { ownerId: id, take: 100 },
  ).data?.data.flatMap(({ userId, name }) => (userId === null ? [] : [{ value: userId, label: name }]))

type MovableLead = Pick<ListedLead, 'id' | 'ownerId' | 'status'>

export interface LeadMove<L> {
  lead: L
  to: LeadStatus
  /** Of a host that passes, or that passed without a reason. */
  passReason?: string | undefined
}

/** The patch that gives fields these values, whatever they were. */
export const replacing = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => ({ op: 'replace' as const, path: `/${name}`, value }))

const moveLead = async (
  api: Api,
  { lead: { id, ownerId, status }, to, passReason }: LeadMove<MovableLead>,
) => {
  const values = {
    ...(to !== status && { status: to }),
    ...(passReason !== undefined && { passReason }),
  }
  return api['event-mgmt'].events.leads.update({
    ownerId,
    id,
    patch: replacing(values),
  })
}

/** Moves a lead of an event, from either side. */
export const useMoveLead = <L extends MovableLead>(onDone?: (move: LeadMove<L>) => void) =>
  useWrite(async (api, move: LeadMove<L>) => moveLead(api, move), {
    ...requestWrite,
    onDone: (_reply, move) => onDone?.(move),
  })

/** Moves several leads, each of those whose move isn't refused. */
export const useMoveLeads = <L extends MovableLead>(onTried: (tried: Tried<LeadMove<L>>) => void) =>
  useWrite(
    async (api, moves: readonly LeadMove<L>[]) => tryEach(moves, async (move) => moveLead(api, move)),
    { ...requestWrite, onDone: onTried },
  )

/** Takes the decision about a host back, after a question. */
export function useReopen() {
  const confirm = useConfirm()
  const { run, isBusy } = useMoveLead()
  async function reopen(lead: MovableLead & Pick<ListedLead, 'profileName'>) {
    const outcome = await confirm(reopenQuestion(lead.profileName, lead.status))
    if (outcome === 'confirmed') run({ lead, to: 'Interested' })
  }
  return { isBusy, reopen: (lead: Parameters<typeof reopen>[0]) => void reopen(lead) }
}
