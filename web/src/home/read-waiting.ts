import type { Api } from '@app/contract/api.ts'
import { waitingOf } from './home-data.ts'

/** Reads again what home's own reply had, after something happened to a request. */
export async function readWaiting({ 'contact-mgmt': { leads, requests } }: Api, signal: AbortSignal) {
  const [one, options] = [{ take: 1 }, { signal }]
  const due = { ...one, isDue: true }
  const [received, sent, undecided, dueLeads, dueRequests] = await Promise.all([
    leads.my({ ...one, status: 'Open' }, options),
    requests.my(one, options),
    requests.my({ ...one, isUndecided: true }, options),
    leads.my(due, options),
    requests.my(due, options),
  ])
  return waitingOf({ leads: received, requests: sent, undecided, dueLeads, dueRequests })
}
