import type { OfferedNight } from '@app/contract/hotels/availability-schema.ts'
import { nightCountError, type StayDates } from '@app/contract/hotels/stay-dates.ts'
import { nightsBetween } from '@app/contract/hotels/stay-price.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'

/** Nights before and after a stay that are shown beside it. */
const around = 7

export const rangeAround = ({ checkIn, checkOut }: StayDates) => ({
  from: addDays(checkIn, -around),
  to: addDays(checkOut, around - 1),
})
type Range = ReturnType<typeof rangeAround>

/** Whether all nights of a stay are in a range. */
export const hasStay = ({ from, to }: Range, { checkIn, checkOut }: StayDates) =>
  from <= checkIn && checkOut <= addDays(to, 1)

/**
 * A stay after the press of a night. One outside comes to it with those in between. One inside is left out, with those after it, or before it
 * if it is the first.
 */
export function stayAfterPress(stay: StayDates, night: string): StayDates | { error: string } {
  const next = addDays(night, 1)
  const { checkIn, checkOut } = stay
  const other =
    night < checkIn
      ? { checkIn: night, checkOut }
      : night >= checkOut
        ? { checkIn, checkOut: next }
        : night === checkIn
          ? { checkIn: next, checkOut }
          : { checkIn, checkOut: night }
  const error = nightCountError(other)
  return error === undefined ? other : { error }
}

/** The block of the event that has a night of a stay, if one has. */
export const blockOf = (nights: readonly OfferedNight[], { checkIn, checkOut }: StayDates) => {
  const stay = new Set(nightsBetween(checkIn, checkOut))
  return nights.find(({ night, blockId }) => stay.has(night) && blockId !== null)?.blockId ?? null
}
