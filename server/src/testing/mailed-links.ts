import type { Api, TestServer } from './test-server.ts'

type Leads = Api['events']['leads']
type Bid = Parameters<Leads['bid']['submit']>[0]['data']
type Move = Parameters<Api['requests']['move']>[0]['data']

export interface Answer {
  status: 'Interested' | 'Passed'
  passReason?: string
  bid?: Bid
}

/** Answers a lead by the link that was mailed to its host, as its page does. */
export function answerByLink(
  { events: { leads } }: Api,
  { ownerId, id }: { ownerId: string; id: string },
  { status, passReason, bid }: Answer,
  options: { mailedKey?: string },
) {
  if (bid) return leads.bid.submit({ ownerId, id, data: bid }, options)
  const changes = { status, ...(passReason !== undefined && { passReason }) }
  const patch = Object.entries(changes).map(([name, value]) => ({
    op: 'replace' as const,
    path: `/${name}`,
    value,
  }))
  return leads.update({ ownerId, id, patch }, options)
}

/** Opens a mailed link as a browser does: learns what it is for, and then calls with its key. */
export async function openLink(server: Pick<TestServer, 'as'>, key: string) {
  const api = await server.as()
  const options = { mailedKey: key }
  const { data: link } = await api.mailedLinks.mine({}, options)
  if (!link) throw new Error('the call had no key')
  const lead = { ownerId: link.eventId, id: link.leadId ?? '' }
  const request = { id: link.eventId }
  return {
    ...link,
    readLead: () => api.events.leads.get(lead, options),
    answer: (answer: Answer) => answerByLink(api, lead, answer, options),
    optOut: () => api.events.leads.optOut(lead, options),
    readRequest: () => api.requests.read(request, options),
    confirm: () => api.requests.confirm(request, options),
    move: (data: Move) => api.requests.move({ ...request, data }, options),
  }
}
