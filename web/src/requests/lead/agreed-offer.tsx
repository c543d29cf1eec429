import type { Bid } from '@app/contract/events/bids.ts'
import { chargedBy } from '@app/contract/rules/bid-total.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { count, date } from '../../components/format.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import layout from '../layout.module.css'
import { Block } from './block.tsx'
import styles from './lead.module.css'

interface AgreedOfferProps {
  bid: Bid | null
  organizer: string
}

/** The offer that was chosen, as its host reads it by a link, which reads no calendar. */
export const AgreedOffer = ({ bid, organizer }: AgreedOfferProps) => (
  <Block
    title="Your offer"
    action={bid !== null && <span className="sm mut">Sent {date(bid.submittedDate)}</span>}
  >
    {bid === null ? (
      <p className="mut">You sent no offer, so agree on the price with {organizer}.</p>
    ) : (
      <>
        <p>
          <b className={styles.total}>{dollars(bid.total)}</b>{' '}
          <span className="mut">in total, as {organizer} sees it</span>
        </p>
        <Facts facts={[...termsOf(bid), ...partsOf(bid)]} />
        {bid.note !== null && <p className={layout.text}>{bid.note}</p>}
      </>
    )}
  </Block>
)

const termsOf = ({ startDate, endDate, spaceCount }: Bid) => [
  { label: 'Dates', value: knownDates({ startDate, endDate, months: [] }) ?? '' },
  ...(spaceCount === null ? [] : [{ label: 'Spaces', value: count(spaceCount) }]),
]

/** What the total is made of, unless it is the price alone. */
function partsOf(bid: Bid) {
  const { missing, grantAmount, rebateTotal } = bid
  if (missing.length === 0 && grantAmount === 0 && rebateTotal === 0) return []
  return [
    { label: 'Your price', value: dollars(chargedBy(bid)) },
    ...missing.map(({ name, price }) => ({ label: `${name}, not offered`, value: dollars(price) })),
    ...(grantAmount === 0 ? [] : [{ label: 'Grant', value: dollars(-grantAmount) }]),
    ...(rebateTotal === 0 ? [] : [{ label: 'Hotel rebate', value: dollars(-rebateTotal) }]),
  ]
}
