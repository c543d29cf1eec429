import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { Section } from '../platform/boxes/section.tsx'
import styles from './reservations.module.css'

/** Until when the guest can cancel or change the stay, and what is to do then. */
export function PlansChange({ stay }: { stay: Pick<Reservation, 'freeUntil' | 'timeZone'> }) {
  return (
    <Section title="If your plans change" look="h3">
      <ol className={styles.plans}>
        {isFree(stay) && (
          <li>
            <p className="semi">Free</p>
            <p className="sm mut">{`to cancel or change until ${freeUntilText(stay)}`}</p>
          </li>
        )}
        <li>
          <p className="semi">Call the hotel</p>
          <p className="sm mut">{isFree(stay) ? 'after that' : 'It is too late to cancel for free.'}</p>
        </li>
      </ol>
      <p className="sm mut">
        By the clock of the hotel. The link in your confirmation changes or cancels it.
      </p>
    </Section>
  )
}
