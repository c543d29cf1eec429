import { countDays } from './calendar-date.ts'

interface Event {
  startDate: string
  hotelLink: string | null
  isHotelLinkIgnored: boolean
}

/** The text over the hotels of an event. `today` is the day in UTC. */
export function hotelBanner({ startDate, hotelLink, isHotelLinkIgnored }: Event, today: string): string {
  if (hotelLink && !isHotelLinkIgnored) return 'Book Your Hotel for the Event!'
  const daysToStart = countDays(today, startDate) - 1
  if (daysToStart > 30) return 'Book early for the best hotel deals!'
  return daysToStart > 7 ? 'Score Big with Great Hotel Deals!' : 'Last-Minute Hotel Deals!'
}
