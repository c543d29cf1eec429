import { dollars } from './costs.ts'
import { count, listOf } from './sentence-parts.ts'

interface Asked {
  liveStream: string | null
  spaceCount: number | null
  roomsPerNight: number | null
  roomNights: number | null
}

interface Offer {
  /** 0 if the rent includes it. Null if the host doesn't stream. */
  liveStreamCost: number | null
  spaceCount: number | null
  hotelRooms: number | null
}

/** What an event asks for and an offer leaves out as a whole, for which the organizer has no price: `live stream`. Totals of such offers can't be compared. */
export const notOffered = (asked: Omit<Asked, 'spaceCount'>, offer: Omit<Offer, 'spaceCount'>): string[] => [
  ...(asked.liveStream !== null && offer.liveStreamCost === null ? ['live stream'] : []),
  ...((asked.roomsPerNight ?? asked.roomNights) !== null && !offer.hotelRooms ? ['room block'] : []),
]

/** How many fewer there are than asked. */
const fewer = (asked: number | null, offered: number | null) =>
  asked === null || offered === null ? 0 : Math.max(0, asked - offered)

const asksNothing = ({ liveStream, spaceCount, roomsPerNight, roomNights }: Asked) =>
  liveStream === null && spaceCount === null && roomsPerNight === null && roomNights === null

/**
 * The total of an offer, and what it is for: `$32,400 in total with everything you asked for`, or `… without the live stream and 2 of the
 * spaces that you asked for`. A number of spaces that the host didn't give isn't everything. Costs that it leaves out are in the total, so a request of
 * nothing else has nothing to compare.
 */
export function totalText(asked: Asked, { total, ...offer }: Offer & { total: number }): string {
  const spaces = fewer(asked.spaceCount, offer.spaceCount)
  const rooms = offer.hotelRooms ? fewer(asked.roomsPerNight, offer.hotelRooms) : 0
  const gaps = [
    ...notOffered(asked, offer).map((what) => `the ${what}`),
    ...(spaces > 0 ? [`${count(spaces)} of the spaces`] : []),
    ...(rooms > 0 ? [`${count(rooms)} of the rooms`] : []),
  ]
  const sum = `${dollars(total)} in total`
  const isUnknown = asked.spaceCount !== null && offer.spaceCount === null
  const unknown = isUnknown ? ', number of spaces not given' : ''
  if (gaps.length > 0) return `${sum} without ${listOf(gaps)} that you asked for${unknown}`
  const known = isUnknown ? { ...asked, spaceCount: null } : asked
  if (asksNothing(known)) return sum + unknown
  return `${sum} with everything ${isUnknown ? 'else ' : ''}you asked for${unknown}`
}
