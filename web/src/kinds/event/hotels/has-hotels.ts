import type { EventContent } from '../event-content.ts'
import { isOver } from '../is-over.ts'

interface Shown {
  profile: Pick<EventContent['profile'], 'status' | 'endDate'>
  places: readonly unknown[]
  deals: { hotels: readonly unknown[] }
  surroundings: { hotel?: { count: number } }
}

/** Whether hotels are listed for an event or are near it. Without a position of its own, they may be around its venues. */
export const hasHotels = (
  { profile, deals, surroundings: { hotel }, places }: Shown,
  today: string,
): boolean =>
  !isOver(profile, today) &&
  (deals.hotels.length > 0 || (hotel === undefined ? places.length > 0 : hotel.count > 0))
