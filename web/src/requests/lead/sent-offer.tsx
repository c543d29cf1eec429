import { dollars } from '@app/contract/rules/budget-text.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { spaceNoun } from '../../page/fit-words.ts'
import { date } from '../../components/format.ts'
import { bidRows } from '../bids/bid-rows.tsx'
import layout from '../layout.module.css'
import type { HostBid } from './lead-calls.ts'
import page from './lead.module.css'
import styles from './sent-offer.module.css'

interface SentOfferProps {
  event: Event
  bid: HostBid | null
}

/** An offer that can't be changed any longer, in the rows in which the organizer compares it. */
export function SentOffer({ event, bid }: SentOfferProps) {
  return (
    <section className={page.block} aria-labelledby="offer">
      <div className={page.blockHead}>
        <h2 id="offer">Your offer</h2>
        {bid !== null && (
          <span className="sm mut">Sent {date(bid.submittedDate)}, as the organizer sees it</span>
        )}
      </div>
      {bid === null ? <p className="mut">You sent no offer.</p> : <Rows event={event} bid={bid} />}
    </section>
  )
}

function Rows({ event, bid }: { event: Event; bid: HostBid }) {
  const costs = [...bid.missing, ...bid.included.map((name) => ({ name, price: 0 }))].map((cost) => ({
    ...cost,
    id: cost.name,
  }))
  // How far it is from where they look is not of the offer.
  const groups = bidRows({ event: { ...event, requestAddress: null }, costs }, spaceNoun(event.spaceName))
  const compared = { ...bid, headerImage: null, miles: null }
  return (
    <>
      <p>
        <b className={styles.total}>{dollars.format(bid.total)}</b> <span className="mut">in total</span>
      </p>
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <h3 className="sm semi">{title}</h3>
          <dl className={styles.rows}>
            {rows.map(({ label, words }) => {
              const { text, note } = words(compared)
              return (
                <div key={label}>
                  <dt className="mut">{label}</dt>
                  <dd className={layout.text}>
                    {text}
                    {note !== undefined && <small className="mut">{note}</small>}
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
      ))}
    </>
  )
}
