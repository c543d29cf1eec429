import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { notOffered } from '@app/contract/rules/bid-gaps.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import {
  endedText,
  isClosedByAward,
  notComparable,
  overLowest,
  refusalOf,
  shortOf,
  totalOf,
} from './bid-words.ts'

/** What the comparison needs of the lead of a bid. */
type BiddingLead = Pick<ListedLead, 'id' | 'ownerId' | 'host' | 'profileName' | 'status' | 'moves' | 'ended'>

export interface ShownBid {
  bid: ComparedBid
  lead: BiddingLead
  total: number
  /** Of the highest total. */
  share: number
  /** The total beside the lowest one of the bids that leave out nothing, or that this one leaves out something. */
  comparison: string
  /** Nothing can be decided about it any longer. */
  isEnded: boolean
  /** Why it can't be awarded. */
  refusal: string | undefined
}

/** How many bids stand side by side. */
export const mostCompared = 6

interface Compared {
  bids: readonly ComparedBid[]
  leads: readonly BiddingLead[]
  event: Pick<Event, 'name' | 'status' | 'spaceCount' | 'liveStream' | 'roomsPerNight' | 'roomNights'>
  noun: string
  hasRebates: boolean
}

/** The bids with these leads or, without a choice, as many of the lowest totals. Hosts that passed are left out. */
export function shownBids(
  { bids, leads, event, noun, hasRebates }: Compared,
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
  const lacksOf = (bid: ComparedBid) => notOffered(event, bid)
  const lowest = shown.find(({ bid }) => lacksOf(bid).length === 0)?.total ?? 0
  const highest = Math.max(1, ...shown.map(({ total }) => total))
  return shown.map((each) => {
    const { bid, lead, total } = each
    const lacks = lacksOf(bid)
    const short = shortOf(bid, event.spaceCount)
    const ended = endedText(lead, event)
    return {
      ...each,
      share: Math.max(0, total) / highest,
      isEnded: ended !== undefined,
      refusal: ended ?? refusalOf(bid, { isClosed: isClosedByAward(lead) }),
      comparison:
        lacks.length > 0 ? notComparable(lacks, short, noun) : overLowest(total, lowest, short, noun),
    }
  })
}
