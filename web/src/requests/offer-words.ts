import type { Bid } from '@app/contract/events/bids.ts'
import { totalText } from '@app/contract/rules/bid-gaps.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { counted } from '../components/format.ts'

type Offer = Pick<Bid, 'total' | 'spaceCount' | 'startDate' | 'endDate' | 'liveStreamCost' | 'hotelRooms'>

/**
 * `$32,400 in total with everything you asked for, 10 spaces, Apr 22 – 25, 2027`. The total is the one that bids are compared by, with rebates, so
 * it isn't the sum of rent and fees.
 */
export const offerText = (offer: Offer, asked: Parameters<typeof totalText>[0]): string =>
  [
    totalText(asked, offer),
    offer.spaceCount === null ? null : counted(offer.spaceCount, 'space'),
    knownDates({ startDate: offer.startDate, endDate: offer.endDate, months: [] }),
  ]
    .filter(Boolean)
    .join(', ')
