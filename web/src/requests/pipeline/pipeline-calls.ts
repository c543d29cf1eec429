import type { Api } from '@app/contract/api.ts'
import type { FittingFilter } from '@app/contract/events/match-schema.ts'
import { ownRequestsKey } from '../../api/contact-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { kinds } from '../../kind/registry.ts'
import type { Lead } from '../request-words.ts'

export type Host = Pick<Lead['host'], 'kind' | 'id'>
type Board = Awaited<ReturnType<Api['event-mgmt']['facilityLeads']['pipeline']>>['data']
export type BoardLead = Board[number]['leads'][number]
export type Fits = Awaited<ReturnType<Api['event-mgmt']['hosts']['matches']>>
export type Fit = Fits['data'][number]
export type ReceivedHold = Awaited<
  ReturnType<Api['event-mgmt']['facilityLeads']['holdRequests']>
>['data'][number]
export type HotLead = Awaited<ReturnType<Api['event-mgmt']['facilityLeads']['hot']>>['data'][number]

const callsOf = (api: Api, { kind }: Host) =>
  kind === 'facility' ? api['event-mgmt'].facilityLeads : api['event-mgmt'].destinationLeads

export interface BoardFilter {
  memberId?: string | undefined
  urgency?: 0 | 1 | 2 | undefined
}

export const useBoard = (host: Host, filter: BoardFilter) =>
  useApi(
    [...ownRequestsKey, 'board', host.id, filter],
    async (api) => (await callsOf(api, host).pipeline({ ownerId: host.id, ...filter })).data,
    { placeholderData: (before) => before },
  )

export const useStats = (host: Host) =>
  useApi(
    [...ownRequestsKey, 'stats', host.id],
    async (api) => (await callsOf(api, host).stats({ ownerId: host.id, data: {} })).data,
  )

/** The open requests that the facility fits, the best 100. Destinations have no fit of their own. */
export const useFits = ({ kind, id }: Host) =>
  useApi([...ownRequestsKey, 'fits', id], (api) => api['event-mgmt'].hosts.matches({ id, take: 100 }), {
    enabled: kind === 'facility',
  })

export const fitsPerPage = 20

/** A page of them. */
export const useFitPage = ({ id }: Host, only: FittingFilter | undefined, page: number) =>
  useApi(
    [...ownRequestsKey, 'fits', id, only, page],
    (api, signal) =>
      api['event-mgmt'].hosts.matches(
        { id, only, offset: (page - 1) * fitsPerPage, take: fitsPerPage },
        { signal },
      ),
    { placeholderData: (before) => before },
  )

/** What destinations ask the facility to hold. */
export const useReceivedHolds = ({ kind, id: ownerId }: Host) =>
  useApi(
    [...ownRequestsKey, 'received-holds', ownerId],
    async (api) => (await api['event-mgmt'].facilityLeads.holdRequests({ ownerId })).data,
    { enabled: kind === 'facility' },
  )

/** Null if the membership of the page doesn't open hot leads. */
export const useHotLeads = (host: Host, isOpen: boolean) =>
  useApi(
    [...ownRequestsKey, 'hot', host.id],
    async (api) => (await callsOf(api, host).hot({ ownerId: host.id })).data,
    { enabled: isOpen },
  )

/** Under the key of the profile, so that its changes refetch it. */
export const useHost = ({ kind, id }: Host) =>
  useApi([kind, id, 'host'], async (api) => (await kinds[kind].calls(api).get({ id })).data)
