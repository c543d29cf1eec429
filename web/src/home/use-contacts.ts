import { useApi } from '../api/use-api.ts'
import { loadOwnLinks } from '../kind/own-links.ts'
import { loadWaitingAffiliations } from '../kind/waiting-affiliations.ts'
import {
  isCurrent,
  linksToCompaniesKey,
  linksToDestinationsKey,
  ownClaimsKey,
  ownInvitationsKey,
  waitingRequestsKey,
} from './home-data.ts'

/** Of the links of companies, at first. More would push everything else off the screen. */
export const mostAffiliations = 5

/** What others ask of the reader, and the reader of others. */
export function useContacts() {
  const { data: waiting } = useApi(
    waitingRequestsKey,
    async (api, signal) => (await import('./read-waiting.ts')).readWaiting(api, signal),
    // What an administrator decided on other pages counts at once.
    { staleTime: ({ state }) => (state.data?.work ? 5000 : 30_000) },
  )
  const { data: claims = [] } = useApi(ownClaimsKey, async (api, signal) =>
    (await api['contact-mgmt'].claims.my({ take: 20 }, { signal })).data.filter(isCurrent),
  )
  const { data: links = [] } = useApi(linksToDestinationsKey, loadOwnLinks)
  const { data: affiliations } = useApi(linksToCompaniesKey, loadWaitingAffiliations)
  const { data: invitations = [] } = useApi(
    ownInvitationsKey,
    async (api, signal) => (await api['contact-mgmt'].invitations.my({ take: 20 }, { signal })).data,
  )
  const { received = 0, sent = 0 } = waiting ?? {}
  /** How many rows list them at first. */
  const rowCount =
    [...claims, ...links, ...invitations].length +
    [received, sent].filter((count) => count > 0).length +
    Math.min(affiliations?.count ?? 0, mostAffiliations)
  return { ...waiting, received, sent, claims, links, affiliations, invitations, rowCount }
}
