import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import type { Lead } from '@app/contract/events/lead-schema.ts'
import { loadApi } from '../../api/load-api.ts'

export type Offer = Parameters<Leads['bid']['submit']>[0]['data']
type Leads = Api['event-mgmt']['events']['leads']
type Place = Parameters<Leads['get']>[0]
type Bid = Awaited<ReturnType<Leads['bid']['submit']>>['data']

/** The lead of a link, with the offer of its host. */
export interface LinkedLead extends Lead {
  bid: Bid | null
}

/** Reads a lead and the offer by the link of its host. */
export async function readLinked(
  api: Api,
  place: Place,
  options: CallOptions,
): Promise<{ data: LinkedLead }> {
  const { leads } = api['event-mgmt'].events
  const [lead, bid] = await Promise.all([leads.get(place, options), leads.bid.get(place, options)])
  return { data: { ...lead.data, bid: bid.data } }
}

interface Answer {
  status: 'Interested' | 'Passed'
  passReason: string | null
  /** Of the form, which counts if the host is interested. */
  offer: Offer | null
}

/** Answers by a link. An offer says that its host is interested. */
export async function sendAnswer(
  lead: LinkedLead,
  linkKey: string,
  { status, passReason, offer }: Answer,
): Promise<LinkedLead> {
  const { leads } = (await loadApi())['event-mgmt'].events
  const [place, options] = [{ ownerId: lead.ownerId, id: lead.id }, { mailedKey: linkKey }]
  if (status === 'Interested' && offer !== null) {
    const { data: bid } = await leads.bid.submit({ ...place, data: offer }, options)
    return { ...lead, status, passReason: null, bid }
  }
  const changes = passReason === null ? { status } : { status, passReason }
  const patch = Object.entries(changes).map(([name, value]) => ({
    op: 'replace' as const,
    path: `/${name}`,
    value,
  }))
  const { data } = await leads.update({ ...place, patch }, options)
  return { ...data, bid: lead.bid }
}
