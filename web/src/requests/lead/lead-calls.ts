import type { Api } from '@app/contract/api.ts'
import { ownRequestsKey } from '../../api/contact-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { kinds } from '../../kind/registry.ts'
import { useWrite } from '../../page/use-write.ts'
import type { Lead } from '../request-words.ts'

type LeadCalls = Api['event-mgmt']['events']['leads']
export type HostBid = NonNullable<Awaited<ReturnType<LeadCalls['bid']['get']>>['data']>
export type BidHold = HostBid['holds'][number]

const keyOf = (id: string) => [...ownRequestsKey, 'lead', id]

/** Undefined for a lead that was withdrawn, or that is another team's. */
export const useLead = (id: string) =>
  useApi(keyOf(id), async (api) => (await api['contact-mgmt'].leads.my({ id })).data[0] ?? null)

/** A read about a lead. */
function useOfLead<T>(
  { id, eventId }: Lead,
  name: string,
  read: (calls: LeadCalls, lead: Place) => Promise<T>,
) {
  return useApi([...keyOf(id), name], (api) => read(api['event-mgmt'].events.leads, { ownerId: eventId, id }))
}
interface Place {
  ownerId: string
  id: string
}

export const useFit = (lead: Lead) => useOfLead(lead, 'fit', async ({ fit }, at) => (await fit(at)).data)
export const useBid = (lead: Lead) => useOfLead(lead, 'bid', async ({ bid }, at) => (await bid.get(at)).data)
export const useHolds = (lead: Lead) =>
  useOfLead(lead, 'holds', async ({ holds }, at) => (await holds(at)).data)
export const useHoldRequests = (lead: Lead) =>
  useOfLead(lead, 'hold-requests', async ({ holdRequests }, at) => (await holdRequests.list(at)).data)
export const useHistory = (lead: Lead) =>
  useOfLead(lead, 'history', async ({ history }, at) => (await history(at)).data)
export const useNotes = (lead: Lead) =>
  useOfLead(lead, 'notes', async ({ notes }, at) => (await notes.list(at)).data)

export const useDocuments = (ownerId: string) =>
  useApi(
    ['event', ownerId, 'documents'],
    async (api) => (await api['event-mgmt'].events.documents.list({ ownerId, take: 100 })).data,
  )

/** Who of the host's team could work on a lead. */
export const useTeam = ({ kind, id }: Pick<Lead['host'], 'kind' | 'id'>) =>
  useApi([kind, id, 'team'], async (api) =>
    (await kinds[kind].calls(api).members.list({ ownerId: id, take: 100 })).data.flatMap(({ userId, name }) =>
      userId === null ? [] : [{ value: userId, label: name }],
    ),
  )

/** A write about a lead, after which everything about it is read again. */
export const useLeadWrite = <V>(
  { id, eventId }: Lead,
  write: (calls: LeadCalls, place: Place, input: V) => Promise<unknown>,
  failed?: string,
) =>
  useWrite<unknown, V>(
    (api, input) => write(api['event-mgmt'].events.leads, { ownerId: eventId, id }, input),
    {
      onSettled: (queries) => queries.invalidateQueries({ queryKey: ownRequestsKey }),
      ...(failed !== undefined && { failed }),
    },
  )
