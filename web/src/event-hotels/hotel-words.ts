import type { Hindrance, RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { counted, listOf } from '../components/format.ts'

/** Why no room can be booked, of a hotel or of a room type. */
export function hindranceText(hindrance: Hindrance | null, guests: number, minStay?: number): string {
  const texts: Record<Hindrance, string> = {
    Taken: 'Full on these nights',
    MinimumStay: minStay === undefined ? 'Only for longer stays' : `At least ${counted(minStay, 'night')}`,
    Closed: 'Not sold on these nights',
    Guests: `No room for ${counted(guests, 'guest')}`,
  }
  return hindrance === null ? '' : texts[hindrance]
}

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
