import { useApi } from '../api/use-api.ts'
import { loadWaitingLinks } from '../kinds/affiliations.ts'
import { loadOwnLinks } from '../kinds/own-links.ts'
import {
  isCurrent,
  linksToCompaniesKey,
  linksToDestinationsKey,
  ownClaimsKey,
  ownInvitationsKey,
  waitingRequestsKey,
} from './home-data.ts'

/** What others ask of the reader, and the reader of others. */
export function useContacts() {
  const { data: waiting } = useApi(waitingRequestsKey, async (api, signal) => {
    const { leads, requests } = api['contact-mgmt']
    const [received, sent] = await Promise.all([
      leads.my({ take: 1, status: 'Open' }, { signal }),
      requests.my({ take: 1 }, { signal }),
    ])
    return { received: received._meta.stats.count, sent: sent._meta.stats.count }
  })
  const { data: claims = [] } = useApi(ownClaimsKey, async (api, signal) =>
    (await api['contact-mgmt'].claims.my({ take: 20 }, { signal })).data.filter(isCurrent),
  )
  const { data: links = [] } = useApi(linksToDestinationsKey, loadOwnLinks)
  const { data: affiliations } = useApi(linksToCompaniesKey, loadWaitingLinks)
  const { data: invitations = [] } = useApi(
    ownInvitationsKey,
    async (api, signal) => (await api['contact-mgmt'].invitations.my({ take: 20 }, { signal })).data,
  )
  return { waiting, claims, links, affiliations, invitations }
}
