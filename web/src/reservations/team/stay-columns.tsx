import { guestsText } from '@app/contract/hotels/guests-text.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import { Link } from 'react-router'
import { counted } from '../../components/format.ts'
import { telephoneLink } from '../../page/contact-words.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { guestOf } from '../reservation-words.ts'
import type { Column } from '../../platform/table/column.ts'

/** What the front desk has to know of each stay. */
export const stayColumns: readonly Column<Reservation>[] = [
  {
    label: 'Guest',
    value: guestOf,
    cell: (reservation) => (
      <Link className="link link-hit" to={`/reservations/${reservation.id}`}>
        {guestOf(reservation)}
      </Link>
    ),
  },
  {
    label: 'Stay',
    value: ({ checkIn }) => checkIn,
    isFirstLine: true,
    cell: (reservation) => (
      <Stack gap="1">
        <p>{stayText(reservation)}</p>
        <p className="sm mut">{counted(nightsOf(reservation), 'night')}</p>
      </Stack>
    ),
  },
  {
    label: 'Room',
    value: ({ roomName }) => roomName,
    cell: (reservation) => (
      <Stack gap="1">
        <p>{reservation.roomName}</p>
        <p className="sm mut">{guestsText(reservation)}</p>
      </Stack>
    ),
  },
  {
    label: 'Contact',
    value: ({ phone, email }) => phone ?? email,
    cell: ({ phone, email }) =>
      (phone ?? email) !== null && (
        <Stack gap="1">
          {phone !== null && (
            <p>
              <a className="link link-hit" href={telephoneLink(phone)}>
                {phone}
              </a>
            </p>
          )}
          {email !== null && (
            <p>
              <a className="link link-hit" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
        </Stack>
      ),
  },
  {
    label: 'Arrival and wishes',
    value: ({ arrival }) => arrival,
    cell: ({ arrival, notes }) =>
      (arrival ?? notes) !== null && (
        <Stack gap="1">
          {arrival !== null && <p>{arrival}</p>}
          {notes !== null && <p className="sm mut">{notes}</p>}
        </Stack>
      ),
  },
  {
    label: 'Total with taxes',
    isNumeric: true,
    value: ({ totalWithTaxes }) => totalWithTaxes,
    cell: ({ totalWithTaxes, currency }) => moneyText(totalWithTaxes, currency),
  },
  { label: 'Number', value: ({ number }) => number, cell: ({ number }) => number },
]
