import { shortMoneyText } from '@app/contract/hotels/money.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import type { RoomType, TakenNight } from '@app/contract/hotels/room-schema.ts'
import { roomNight } from '@app/contract/hotels/stay-price.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { count, counted } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'

export type Currency = HotelPricing['currency']

/** What is taken of a room type on a night. */
export interface TakenRooms {
  /** Sold to everybody, and all that blocks have. */
  used: number
  /** What blocks have, booked or not. */
  inBlocks: number
  /** What guests have booked or hold of that. */
  taken: number
}
/** By night. Nights of which nothing is taken are missing. */
export type Taken = ReadonlyMap<string, TakenRooms>

export const noneTaken: TakenRooms = { used: 0, inBlocks: 0, taken: 0 }

export interface GridNight {
  night: string
  /** `Fri, Mar 12`. */
  words: string
  isWeekend: boolean
}

export const nightsFrom = (from: string, length: number): GridNight[] =>
  Array.from({ length }, (_, index) => {
    const night = addDays(from, index)
    return { night, words: dayWords(night), isWeekend: [5, 6].includes(new Date(night).getUTCDay()) }
  })

export interface NightCell {
  night: string
  rate: string
  left: string
  /** What stays have to keep to: the nights of the shortest, and `CTA`, as front offices call a night that is closed to arrivals. */
  limits: string
  look: 'low' | 'none' | 'closed' | 'open'
  /** Tenths of the rooms that are sold outside of blocks. */
  sold: number
  /** Up to which tenth blocks have rooms after those. Undefined without blocks. */
  block: number | undefined
  /** What screen readers read. */
  label: string
}

/** Only without any it is 0, and only if none is left 10. */
const tenths = (taken: number, rooms: number) => {
  if (taken <= 0) return 0
  return taken >= rooms ? 10 : Math.min(9, Math.max(1, Math.round((taken / rooms) * 10)))
}

/** Both parts of the bar are seen, however few rooms they are. */
function barOf({ used, inBlocks }: TakenRooms, rooms: number): Pick<NightCell, 'sold' | 'block'> {
  const all = tenths(used, rooms)
  if (inBlocks === 0) return { sold: all, block: undefined }
  const sold = tenths(used - inBlocks, rooms)
  const block = Math.max(all, Math.min(all === 10 ? 10 : 9, sold + 1))
  return { sold: Math.min(sold, block - 1), block }
}

/** `28 in blocks, 20 of them taken`. */
const blockWords = ({ inBlocks, taken }: TakenRooms) =>
  inBlocks === 0 ? '' : `, ${count(inBlocks)} in blocks, ${count(taken)} of them taken`

/** As many rooms or fewer are few. */
const few = 3

/** What each night of a room type shows. */
export function cellsOf(
  room: RoomType,
  nights: readonly GridNight[],
  taken: Taken | undefined,
  currency: Currency,
): NightCell[] {
  return nights.map(({ night, words }) => {
    const { rate, minStay, isClosed, isClosedToArrival, count: rooms } = roomNight(room, night)
    const taking = taken?.get(night) ?? noneTaken
    const free = Math.max(0, rooms - taking.used)
    const left = isClosed ? 'Closed' : free === 0 ? 'None left' : `${count(free)} left`
    const price = shortMoneyText(rate, currency)
    const arrivals = isClosedToArrival && !isClosed
    const stay = minStay > 1 ? `, ${counted(minStay, 'night')} or more` : ''
    const closed = arrivals ? ', closed to arrivals' : ''
    return {
      night,
      rate: price,
      left,
      limits: [...(minStay > 1 ? [`${minStay}+`] : []), ...(arrivals ? ['CTA'] : [])].join(' '),
      look: isClosed ? 'closed' : free === 0 ? 'none' : free <= few ? 'low' : 'open',
      ...barOf(taking, rooms),
      label: `${room.name}, ${words}: ${price}, ${left}${stay}${closed}${blockWords(taking)}`,
    }
  })
}

export interface NightTotal {
  left: string
  full: string
}

/** What is left of all room types of each night, and how full the hotel is. Closed rooms aren't for sale. */
export function totalsOf(
  rooms: readonly RoomType[],
  nights: readonly GridNight[],
  takenOf: ReadonlyMap<string, Taken>,
): NightTotal[] {
  return nights.map(({ night }) => {
    let [left, taken, all] = [0, 0, 0]
    for (const room of rooms) {
      const { isClosed, count: size } = roomNight(room, night)
      const { used } = takenOf.get(room.id)?.get(night) ?? noneTaken
      taken += used
      all += isClosed ? used : Math.max(size, used)
      left += isClosed ? 0 : Math.max(0, size - used)
    }
    return { left: count(left), full: all === 0 ? '–' : `${Math.round((100 * taken) / all)}% full` }
  })
}

export function takenByRoom(nights: readonly TakenNight[]): ReadonlyMap<string, Taken> {
  const all = new Map<string, Map<string, TakenRooms>>()
  for (const { roomId, night, taken, takenInBlocks, blocked } of nights) {
    const own = all.get(roomId) ?? new Map<string, TakenRooms>()
    own.set(night, { used: taken + blocked, inBlocks: takenInBlocks + blocked, taken: takenInBlocks })
    all.set(roomId, own)
  }
  return all
}
