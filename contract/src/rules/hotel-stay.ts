import { addDays, countDays } from './calendar-date.ts'

const maxStayDays = 7

interface Event {
  startDate: string
  endDate: string
}

interface Stay {
  checkIn: string
  checkOut: string
}

/** The nights for which hotels near an event are searched. `today` is the day in UTC. */
export function hotelStay({ startDate, endDate }: Event, today: string): Stay {
  const checkIn = today > startDate ? today : startDate
  // Without nights left: an event of one day, on its last day, or past.
  const isOneNight = endDate <= checkIn || countDays(startDate, endDate) > maxStayDays
  return { checkIn, checkOut: isOneNight ? addDays(checkIn, 1) : endDate }
}
