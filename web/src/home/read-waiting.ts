import type { Api } from '@app/contract/api.ts'
import { useSession } from '../api/session.ts'
import { waitingOf } from './home-data.ts'

/** Reads again what home's own reply had, after something happened to a request. */
export async function readWaiting(api: Api, signal: AbortSignal) {
  const { leads, requests } = api['contact-mgmt']
  const isAdmin = useSession.getState().person?.isAdmin === true
  const [one, options] = [{ take: 1 }, { signal }]
  const due = { ...one, isDue: true }
  const [received, sent, undecided, unsent, dueLeads, dueRequests, adminWork, pageWork] = await Promise.all([
    leads.my({ ...one, status: 'Open' }, options),
    requests.my(one, options),
    requests.my({ ...one, isUndecided: true }, options),
    requests.unsent({ ...one, isListed: false }, options),
    leads.my(due, options),
    requests.my(due, options),
    isAdmin ? api['user-mgmt'].users.adminWork({}, options) : null,
    api['user-mgmt'].users.pageWork({}, options),
  ])
  return waitingOf({
    leads: received,
    requests: sent,
    undecided,
    unsent,
    dueLeads,
    dueRequests,
    adminWork,
    pageWork,
  })
}
