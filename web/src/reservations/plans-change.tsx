import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { zoneWords } from '../calendar/place-clock.ts'
import { classNames } from '../components/class-names.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Section } from '../platform/boxes/section.tsx'
import styles from './reservations.module.css'

/** Until when the guest can cancel or change the stay, and what is to do then. */
export function PlansChange({ stay }: { stay: Pick<Reservation, 'freeUntil' | 'timeZone'> }) {
  return (
    <Section title="If your plans change" look="h3">
      <Grid as="ol" columns="2" gap="0">
        {isFree(stay) && (
          <li className={classNames(styles.phase, styles.free)}>
            <p className="semi">Free</p>
            <p className="sm mut">{`until ${freeUntilText(stay)}`}</p>
          </li>
        )}
        <li className={styles.phase}>
          <p className="semi">Call the hotel</p>
          <p className="sm mut">{isFree(stay) ? 'after that' : 'It is too late to cancel for free.'}</p>
        </li>
      </Grid>
      <p className="sm mut">
        {`Times are ${zoneWords(stay.timeZone)}, as at the hotel. Change or cancel with the link in your confirmation.`}
      </p>
    </Section>
  )
}
