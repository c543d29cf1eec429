import type { Hindrance, RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { counted, listOf } from '../components/format.ts'

/** Why no room can be booked, of a hotel or of a room type. */
export function hindranceText(hindrance: Hindrance | null, guests: number, minStay?: number): string {
  const texts: Record<Hindrance, string> = {
    Taken: 'Full on these nights',
    MinimumStay: minStay === undefined ? 'Only for longer stays' : `At least ${counted(minStay, 'night')}`,
    Arrival: 'No arrivals on this day',
    Closed: 'Not sold on these nights',
    Guests: `No room for ${counted(guests, 'guest')}`,
  }
  return hindrance === null ? '' : texts[hindrance]
}

type Reason = HotelMatch['reasons'][number]

const reasonTexts: Record<Reason['reason'], Record<Reason['tone'], string>> = {
  distance: { good: 'Close to the event', fair: 'Farther from the event' },
  total: { good: 'No dearer than most', fair: 'Dearer than most' },
  rooms: { good: 'Many rooms left', fair: 'Few rooms left' },
}
const reasonWords: Record<Reason['tone'], string> = { good: 'For it', fair: 'Against it' }

/** What speaks for a hotel and against it. */
export const hotelReasons = (reasons: readonly Reason[]) =>
  reasons.map(({ reason, tone }) => ({
    reason,
    tone,
    text: reasonTexts[reason][tone],
    word: reasonWords[tone],
  }))

/** '2 queen beds', 'King bed and sofa bed'. */
export function bedsText(beds: RoomOffer['beds']): string {
  const counts = new Map<string, number>()
  for (const bed of beds) counts.set(bed, (counts.get(bed) ?? 0) + 1)
  const words = Array.from(counts, ([bed, many]) => {
    const noun = bed.endsWith('Bed') ? bed.toLowerCase() : `${bed.toLowerCase()} bed`
    return many === 1 ? noun : `${many} ${noun}s`
  })
  const text = listOf(words)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
