import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { DateBlock } from '../components/display/date-block.tsx'
import { addressLine } from '../page/place-words.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import styles from './reservations.module.css'
import { useStayHotel } from './use-stay-hotel.ts'

/** What a guest who has booked can expect: the entry of their calendar, and what happens when. */
export function BookedStay({ reservation }: { reservation: Reservation }) {
  const { hotelId, hotelName, number, checkIn, checkOut } = reservation
  const hotel = useStayHotel(hotelId)
  const { checkInTime = null, checkOutTime = null } = hotel ?? {}
  const place = hotel && addressLine(hotel)
  const hasTimes = checkInTime !== null && checkOutTime !== null
  const at = (day: string, time: string | null) =>
    hasTimes && time !== null ? `${dayWords(day)}, ${timeOfDay(time)}` : dayWords(day)
  return (
    <>
      <Section title="The calendar entry" look="h3">
        <Panel>
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
        </Panel>
      </Section>
      <Section title="What happens next" look="h3">
        <ol className={styles.steps}>
          {stepsOf(reservation, { checkInTime, checkOutTime }).map(({ day, what, note }) => (
            <li key={what}>
              <p className={`sm mut ${styles.day}`}>{day}</p>
              <p className="semi">{what}</p>
              {note !== undefined && <p className="sm mut">{note}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

interface Times {
  checkInTime: string | null
  checkOutTime: string | null
}

interface Step {
  day: string
  what: string
  note?: string
}

/** What happens when. The first is done. */
function stepsOf(reservation: Reservation, { checkInTime, checkOutTime }: Times): Step[] {
  const { checkIn, checkOut, freeUntil, timeZone, createdDate, totalWithTaxes, currency } = reservation
  const day = (instant: string) => dayWords(placeDay(timeZone, new Date(instant)))
  return [
    { day: day(createdDate), what: 'Room booked' },
    ...(isFree(reservation)
      ? [
          {
            day: day(freeUntil),
            what: 'Last day to cancel for free',
            note: `Until ${freeUntilText(reservation)} by the hotel’s clock. After that, call the hotel.`,
          },
        ]
      : []),
    {
      day: dayWords(checkIn),
      what: `Check in${checkInTime === null ? '' : ` from ${timeOfDay(checkInTime)}`}`,
      note: `You pay the hotel ${moneyText(totalWithTaxes, currency)}.`,
    },
    {
      day: dayWords(checkOut),
      what: `Check out${checkOutTime === null ? '' : ` until ${timeOfDay(checkOutTime)}`}`,
    },
  ]
}
