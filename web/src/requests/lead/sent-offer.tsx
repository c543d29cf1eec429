import { dollars } from '@app/contract/rules/costs.ts'
import type { Bid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { spaceNoun } from '../../page/fit-words.ts'
import { date } from '../../components/format.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { bidRows } from '../bids/bid-rows.tsx'
import type { LeadCost } from '../request-calls.ts'
import { Block } from './block.tsx'
import styles from './lead.module.css'

interface SentOfferProps {
  event: Event
  bid: Bid | null
  /** What the organizer needs besides spaces. */
  costs: readonly LeadCost[]
}

/** An offer that can't be changed any longer, in the rows in which the organizer compares it. */
export function SentOffer({ event, bid, costs }: SentOfferProps) {
  return (
    <Block
      title="Your offer"
      action={
        bid !== null && (
          <span className="sm mut">Sent {date(bid.submittedDate)}, as the organizer sees it</span>
        )
      }
    >
      {bid === null ? (
        <p className="mut">You sent no offer.</p>
      ) : (
        <Rows event={event} bid={bid} costs={costs} />
      )}
    </Block>
  )
}

function Rows({ event, bid, costs }: SentOfferProps & { bid: Bid }) {
  // How far it is from where they look is not of the offer.
  const asked = { event: { ...event, requestAddress: null }, costs }
  const groups = bidRows(asked, spaceNoun(event.spaceName))
  const compared = { ...bid, headerImage: null, miles: null }
  return (
    <>
      <p>
        <b className={styles.total}>{dollars(bid.total)}</b> <span className="mut">in total</span>
      </p>
      {groups.map(({ title, rows }) => (
        <Stack key={title} gap="2">
          <h3 className="sm semi">{title}</h3>
          <Facts
            facts={rows.map(({ label, words }) => {
              const { text, note } = words(compared)
              return { label, value: note === undefined ? text : <WithNote {...{ text, note }} /> }
            })}
          />
        </Stack>
      ))}
    </>
  )
}

const WithNote = ({ text, note }: { text: string; note: string }) => (
  <>
    {text}
    <br />
    <small className="mut">{note}</small>
  </>
)
