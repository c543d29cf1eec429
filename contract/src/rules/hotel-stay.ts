import { addDays, countDays } from './calendar-date.ts'

const maxStayDays = 7

interface Event {
  startDate: string
  endDate: string
  hasFlexibleDates?: boolean
  /** How many days an event with flexible dates takes. One, if that isn't known. */
  dayCount?: number | null
}

interface Stay {
  checkIn: string
  checkOut: string
}

/**
 * The nights for which hotels near an event are searched. `today` is the day in UTC. Flexible dates are as many as the event
 * takes, from the first that is left.
 */
export function hotelStay(event: Event, today: string): Stay {
  const { startDate, endDate, hasFlexibleDates = false, dayCount = null } = event
  const checkIn = today > startDate ? today : startDate
  const days = hasFlexibleDates ? (dayCount ?? 1) : countDays(startDate, endDate)
  const checkOut = hasFlexibleDates ? addDays(checkIn, days - 1) : endDate
  // Without nights left: an event of one day, on its last day, or past.
  const isOneNight = checkOut <= checkIn || days > maxStayDays
  return { checkIn, checkOut: isOneNight ? addDays(checkIn, 1) : checkOut }
}
