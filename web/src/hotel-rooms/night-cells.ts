import { shortMoneyText } from '@app/contract/hotels/money.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { roomNight } from '@app/contract/hotels/stay-price.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { count, counted } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'

export type Currency = HotelPricing['currency']
/** How many rooms are taken, by night. Nights without any are missing. */
export type Taken = ReadonlyMap<string, number>

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
  /** Null if it is the usual one night. */
  minStay: string | null
  look: 'low' | 'none' | 'closed' | 'open'
  /** Tenths of the rooms that are taken. Only without any it is 0, and only if none is left 10. */
  sold: number
  /** What screen readers read. */
  label: string
}

const tenths = (taken: number, rooms: number) => {
  if (taken <= 0) return 0
  return taken >= rooms ? 10 : Math.min(9, Math.max(1, Math.round((taken / rooms) * 10)))
}

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
    const { rate, minStay, isClosed, count: rooms } = roomNight(room, night)
    const used = taken?.get(night) ?? 0
    const free = Math.max(0, rooms - used)
    const left = isClosed ? 'Closed' : free === 0 ? 'None left' : `${count(free)} left`
    const price = shortMoneyText(rate, currency)
    const stay = minStay > 1 ? `, ${counted(minStay, 'night')} or more` : ''
    return {
      night,
      rate: price,
      left,
      minStay: minStay > 1 ? `${minStay}+` : null,
      look: isClosed ? 'closed' : free === 0 ? 'none' : free <= few ? 'low' : 'open',
      sold: tenths(used, rooms),
      label: `${room.name}, ${words}: ${price}, ${left}${stay}`,
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
      const used = takenOf.get(room.id)?.get(night) ?? 0
      taken += used
      all += isClosed ? used : Math.max(size, used)
      left += isClosed ? 0 : Math.max(0, size - used)
    }
    return { left: count(left), full: all === 0 ? '–' : `${Math.round((100 * taken) / all)}% full` }
  })
}

/** Rooms that are taken, or in blocks, by room type and night. */
export function takenByRoom(
  nights: readonly { roomId: string; night: string; taken: number; blocked: number }[],
): ReadonlyMap<string, Taken> {
  const all = new Map<string, Map<string, number>>()
  for (const { roomId, night, taken, blocked } of nights) {
    const own = all.get(roomId) ?? new Map<string, number>()
    own.set(night, taken + blocked)
    all.set(roomId, own)
  }
  return all
}
