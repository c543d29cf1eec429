import type { Bid } from '@app/contract/events/bids.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { counted } from '../components/format.ts'

type Offer = Pick<Bid, 'total' | 'spaceCount' | 'startDate' | 'endDate'>

/**
 * `Normalized total $32,400, 10 spaces, Apr 22 – 25, 2027`. The total is the one that bids are compared by, with rebates, so it isn't the
 * sum of rent and fees.
 */
export const offerText = ({ total, spaceCount, startDate, endDate }: Offer): string =>
  [
    `Normalized total ${dollars(total)}`,
    spaceCount === null ? null : counted(spaceCount, 'space'),
    knownDates({ startDate, endDate, months: [] }),
  ]
    .filter(Boolean)
    .join(', ')
