import { addDays } from '../rules/calendar-date.ts'
import type { PriceLine, StayPrice } from './availability-schema.ts'
import type { Charge } from './pricing-schema.ts'
import type { RoomType } from './room-schema.ts'

type RatedRoom = Pick<RoomType, 'rate' | 'minStay' | 'count' | 'ranges'>

/** What holds on one night of a room type. */
export interface RoomNight {
  night: string
  rate: number
  minStay: number
  isClosed: boolean
  isClosedToArrival: boolean
  count: number
}

/** The nights of a stay, from the day of arrival to the one before departure. */
export function nightsBetween(checkIn: string, checkOut: string): string[] {
  const nights: string[] = []
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night)
  return nights
}

export function roomNight(room: RatedRoom, night: string): RoomNight {
  const range = room.ranges.find(({ from, to }) => from <= night && night <= to)
  return {
    night,
    rate: range?.rate ?? room.rate,
    minStay: range?.minStay ?? room.minStay,
    isClosed: range?.isClosed ?? false,
    isClosedToArrival: range?.isClosedToArrival ?? false,
    count: range?.count ?? room.count,
  }
}

/** Rounds half up. Both are whole and not negative. */
const divided = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by))

const whole = 10_000

interface Priced {
  nights: readonly Pick<RoomNight, 'night' | 'rate'>[]
  guests: number
  charges: readonly Charge[]
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((cents, line) => cents + line.cents, 0)
const added = (lines: readonly PriceLine[], night: string | null) =>
  sum(lines.filter((line) => line.night === night && !line.isIncluded))

/**
 * The price of one room for a stay of at least one night. Each line is rounded half up on its own, and the totals add the lines.
 * Included percentages are parts of the rate: of a rate with 7% and 5% in it, the first part is 7/112.
 */
export function stayPrice({ nights, guests, charges }: Priced): StayPrice {
  const includedPoints = charges.reduce(
    (points, charge) => points + (charge.unit === 'Percent' && charge.isIncluded ? charge.basisPoints : 0),
    0,
  )

  function linesOf(charge: Charge, fees: readonly PriceLine[]): PriceLine[] {
    const { kind, name, purpose, isIncluded } = charge
    const line = (night: string | null, cents: number) => ({ kind, name, purpose, night, cents, isIncluded })
    if (charge.unit === 'Cents') {
      if (charge.per === 'Stay') return [line(null, charge.cents)]
      const cents = charge.cents * (charge.per === 'PersonNight' ? guests : 1)
      return nights.map(({ night }) => line(night, cents))
    }
    const { basisPoints, base } = charge
    const by = isIncluded ? whole + includedPoints : whole
    const ofNights = nights.map(({ night, rate }) =>
      line(night, divided((rate + (base === 'Room' ? 0 : added(fees, night))) * basisPoints, by)),
    )
    const ofStay = base === 'Room' ? 0 : divided(added(fees, null) * basisPoints, by)
    return ofStay === 0 ? ofNights : [...ofNights, line(null, ofStay)]
  }

  const all = (kind: Charge['kind'], fees: readonly PriceLine[]) =>
    charges.filter((charge) => charge.kind === kind).flatMap((charge) => linesOf(charge, fees))

  const rooms = nights.map(({ night, rate }): PriceLine => ({
    kind: 'Room',
    name: 'Room',
    purpose: null,
    night,
    cents: rate,
    isIncluded: false,
  }))
  const fees = all('Fee', [])
  const taxes = all('Tax', fees)
  const total = sum([...rooms, ...fees].filter(({ isIncluded }) => !isIncluded))
  return {
    lines: [...rooms, ...fees, ...taxes],
    total,
    totalWithTaxes: total + sum(taxes.filter(({ isIncluded }) => !isIncluded)),
    nightly: divided(total, nights.length),
  }
}
