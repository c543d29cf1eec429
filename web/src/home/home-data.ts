import type { Api } from '@app/contract/api.ts'
import type { Many } from '@app/contract/envelope.ts'
import { type ActivityView, activityPageSize } from '@app/contract/rules/activity-views.ts'
import type { QueryClient } from '@tanstack/react-query'
import { homeLoadedKey, ownUserKey } from '../api/own-account.ts'
import { activitiesKey, homeKey } from '../api/own-lists-keys.ts'
import { claimsKey, invitationsKey, ownLinksKey } from '../api/contact-keys.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useApi } from '../api/use-api.ts'
import { groupedLinks } from '../kind/own-links.ts'
import { waitingAffiliations } from '../kind/waiting-affiliations.ts'
import { allListsKey } from '../lists/list-calls.ts'
import { chosenMiles } from './home-state.ts'

type Users = Api['user-mgmt']['users']
export type HomeParts = Awaited<ReturnType<Users['home']>>['data']
export type Claim = Awaited<ReturnType<Api['contact-mgmt']['claims']['my']>>['data'][number]
export type ActivityPage = Awaited<ReturnType<Users['activity']>>
export type ActivityEntry = ActivityPage['data'][number]
export type Suggestions = Awaited<ReturnType<Users['suggestions']>>['data']
export type Suggestion = Suggestions['profiles'][number]

export const activityKey = (view: ActivityView, offset: number) => [...activitiesKey, view, offset] as const
/** Apart from `homeLoadedKey`, which others observe: a query has only one function, that of whoever observed it last. */
export const homePartsKey = [...homeKey, 'parts'] as const
export const suggestionsKey = [...homeKey, 'suggestions'] as const
/** A write that touches them reads what waits again, and which request is the next. */
const requestOperations = 'contact-mgmt.requests'
export const venuesKey = [requestOperations, 'venues'] as const
export const waitingRequestsKey = [requestOperations, 'waiting'] as const
export const ownClaimsKey = [...claimsKey, 'mine'] as const
export const linksToDestinationsKey = [...ownLinksKey, 'destinations'] as const
export const linksToCompaniesKey = [...ownLinksKey, 'companies'] as const
export const ownInvitationsKey = [...invitationsKey, 'mine'] as const

type WaitingParts = Pick<
  HomeParts,
  'leads' | 'requests' | 'undecided' | 'unsent' | 'dueLeads' | 'dueRequests' | 'adminWork' | 'pageWork'
>

/** The first of a list, with how many there are. */
const firstOf = <T>({ data: [first], _meta }: Many<T>) => first && { ...first, count: _meta.stats.count }

/** Requests that wait for the reader, and the work of pages and administrators. Null if some of them are missing. */
export const waitingOf = ({
  leads,
  requests,
  undecided,
  unsent,
  dueLeads,
  dueRequests,
  adminWork,
  pageWork,
}: WaitingParts) =>
  leads &&
  requests &&
  undecided &&
  unsent &&
  dueLeads &&
  dueRequests &&
  pageWork && {
    received: leads._meta.stats.count,
    sent: requests._meta.stats.count,
    undecided: firstOf(undecided),
    unsent: firstOf(unsent),
    dueLead: dueLeads.data[0],
    dueRequest: dueRequests.data[0],
    work: adminWork?.data,
    pageWork: pageWork.data,
  }

/** Days for which a decided claim stays on home. */
const decidedDays = 30
const dayMs = 24 * 3600 * 1000

export const isCurrent = ({ decidedDate }: Claim) =>
  decidedDate === null || Date.now() - Date.parse(decidedDate) < decidedDays * dayMs

interface Feed {
  view: ActivityView
  offset: number
}

/**
 * Loads home's own data with one request, into the caches of its parts. Resolves with whether it succeeded: the parts that are
 * missing load themselves, and show their own errors.
 */
export function useHomeData({ view, offset }: Feed) {
  const { load } = useTransport()
  return useApi(homePartsKey, async (api, signal) => {
    const { client } = await load()
    const end = (hasSucceeded: boolean) => {
      client.setQueryData(homeLoadedKey, true)
      return hasSucceeded
    }
    try {
      const page = { view, offset, take: activityPageSize, miles: chosenMiles() }
      const askedAt = Date.now()
      const { data } = await api['user-mgmt'].users.home(page, { signal })
      fillCaches(client, data, activityKey(view, offset), askedAt)
      return end(true)
    } catch (error) {
      signal.throwIfAborted()
      // The parts report the failure.
      if (error instanceof Error) return end(false)
      throw error
    }
  })
}

/** Puts the parts of home into the caches that their own calls fill, too. What was loaded since `askedAt` is newer, and stays. */
function fillCaches(client: QueryClient, parts: HomeParts, feedKey: readonly unknown[], askedAt: number) {
  const { user, claims, invitations, facilityLinks, affiliations, lists, venues } = parts
  const fill = <T>(key: readonly unknown[], part: T | null | undefined) =>
    part === null || part === undefined || (client.getQueryState(key)?.dataUpdatedAt ?? 0) > askedAt
      ? undefined
      : client.setQueryData<T>(key, part)
  fill(ownUserKey, user?.data)
  fill(waitingRequestsKey, waitingOf(parts))
  fill(venuesKey, venues)
  fill(ownClaimsKey, claims?.data.filter(isCurrent))
  fill(ownInvitationsKey, invitations?.data)
  const areLinksWhole = facilityLinks && facilityLinks._meta.stats.count <= facilityLinks.data.length
  fill(linksToDestinationsKey, areLinksWhole ? groupedLinks(facilityLinks.data) : null)
  fill(linksToCompaniesKey, affiliations && waitingAffiliations(affiliations))
  const areListsWhole = lists && lists._meta.stats.count <= lists.data.length
  fill(allListsKey, areListsWhole ? { items: lists.data, limit: lists._meta.limit } : null)
  fill(feedKey, parts.activity)
  fill(suggestionsKey, parts.suggestions?.data)
}
