import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { DateBlock } from '../components/display/date-block.tsx'
import { addressLine } from '../page/place-words.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import styles from './reservations.module.css'
import { useStayHotel } from './use-stay-hotel.ts'

/** What a guest who has booked can expect: the entry of their calendar, and what happens when. */
export function BookedStay({ reservation }: { reservation: Reservation }) {
  const { hotelId, hotelName, number, checkIn, checkOut, freeUntil, timeZone } = reservation
  const hotel = useStayHotel(hotelId)
  const { checkInTime = null, checkOutTime = null } = hotel ?? {}
  const place = hotel && addressLine(hotel)
  const hasTimes = checkInTime !== null && checkOutTime !== null
  const at = (day: string, time: string | null) =>
    hasTimes && time !== null ? `${dayWords(day)}, ${timeOfDay(time)}` : dayWords(day)
  return (
    <>
      <Section title="The calendar entry" look="h3">
        <Row gap="4" align="start" isWrapping={false}>
          <DateBlock
            dates={{ startDate: checkIn, endDate: checkOut, hasFlexibleDates: false, dayCount: null }}
          />
          <div className="sm">
            <p className="semi">{`${hotelName}, ${number}`}</p>
            <p className="mut">{`${at(checkIn, checkInTime)} to ${at(checkOut, checkOutTime)}`}</p>
            {place && <p className="mut">{place}</p>}
            <p className="xs mut">
              For Google, Apple and Outlook. If you change the stay, add it again: it replaces this entry.
            </p>
          </div>
        </Row>
      </Section>
      <Section title="What happens next" look="h3">
        <ol className={styles.plans}>
          {isFree(reservation) && (
            <li>
              <p className="semi">{`${dayWords(placeDay(timeZone, new Date(freeUntil)))}: last day to cancel for free`}</p>
              <p className="sm mut">{`Until ${freeUntilText(reservation)} by the hotel’s clock. After that, call the hotel.`}</p>
            </li>
          )}
          <li>
            <p className="semi">
              {`${dayWords(checkIn)}: check in${checkInTime === null ? '' : ` from ${timeOfDay(checkInTime)}`}`}
            </p>
            <p className="sm mut">{`You pay the hotel ${moneyText(reservation.totalWithTaxes, reservation.currency)}.`}</p>
          </li>
          <li>
            <p className="semi">
              {`${dayWords(checkOut)}: check out${checkOutTime === null ? '' : ` until ${timeOfDay(checkOutTime)}`}`}
            </p>
          </li>
        </ol>
      </Section>
    </>
  )
}
