import type { Api, TestServer } from './test-server.ts'

type Leads = Api['events']['leads']
type Bid = Parameters<Leads['bid']['submit']>[0]['data']

interface Move {
  leadId: string
  status: 'Won' | 'Lost' | 'Interested' | 'Passed' | 'Open'
  closeOthers?: boolean
}

export interface Answer {
  status: 'Interested' | 'Passed'
  passReason?: string
  bid?: Bid
}

const patchOf = (changes: object) =>
  Object.entries(changes).map(([name, value]) => ({ op: 'replace' as const, path: `/${name}`, value }))

/** Answers a lead by the link that was mailed to its host, as its page does. */
export function answerByLink(
  { events: { leads } }: Api,
  { ownerId, id }: { ownerId: string; id: string },
  { status, passReason, bid }: Answer,
  options: { mailedKey?: string },
) {
  if (bid) return leads.bid.submit({ ownerId, id, data: bid }, options)
  const changes = { status, ...(passReason !== undefined && { passReason }) }
  return leads.update({ ownerId, id, patch: patchOf(changes) }, options)
}

/** Moves a lead of an event as its sender, by an account or by the link that was mailed. */
export const moveAsSender = (
  { events: { leads } }: Api,
  ownerId: string,
  { leadId, ...changes }: Move,
  options: { mailedKey?: string } = {},
) => leads.update({ ownerId, id: leadId, patch: patchOf(changes) }, options)

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
    readRequest: () => api.events.request.get(request, options),
    confirm: () => api.events.request.confirm(request, options),
    move: (move: Move) => moveAsSender(api, link.eventId, move, options),
  }
}
