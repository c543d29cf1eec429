import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { isClosedByAward, overLowest, refusalOf, shortOf, totalOf } from './bid-words.ts'

/** What the comparison needs of the lead of a bid. */
type BiddingLead = Pick<ListedLead, 'id' | 'ownerId' | 'host' | 'profileName' | 'status' | 'moves'>

export interface ShownBid {
  bid: ComparedBid
  lead: BiddingLead
  total: number
  /** Of the highest total. */
  share: number
  /** The total beside the lowest one. */
  comparison: string
  /** Why it can't be awarded. */
  refusal: string | undefined
}

/** How many bids stand side by side. */
export const mostCompared = 6

interface Compared {
  bids: readonly ComparedBid[]
  leads: readonly BiddingLead[]
  /** How many spaces the event needs. */
  asked: number | null
  noun: string
  hasRebates: boolean
}

/** The bids with these leads or, without a choice, as many of the lowest totals. Hosts that passed are left out. */
export function shownBids(
  { bids, leads, asked, noun, hasRebates }: Compared,
  ids?: readonly string[],
  most = mostCompared,
): ShownBid[] {
  const all = bids
    .flatMap((bid) => {
      const lead = leads.find(({ id }) => id === bid.leadId)
      return lead && bid.status !== 'Passed' ? [{ bid, lead, total: totalOf(bid, hasRebates) }] : []
    })
    .toSorted((a, b) => a.total - b.total)
  const chosen = ids ? all.filter(({ bid }) => ids.includes(bid.leadId)) : []
  const shown = (chosen.length > 0 ? chosen : all).slice(0, most)
  const lowest = shown[0]?.total ?? 0
  const highest = Math.max(1, ...shown.map(({ total }) => total))
  return shown.map((each) => ({
    ...each,
    share: Math.max(0, each.total) / highest,
    refusal: refusalOf(each.bid, { isClosed: isClosedByAward(each.lead) }),
    comparison: overLowest(each.total, lowest, shortOf(each.bid, asked), noun),
  }))
}
