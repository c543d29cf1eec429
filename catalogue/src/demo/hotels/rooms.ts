import type { bedTypes, RateRange } from '@app/contract/hotels/room-schema.ts'
import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import { addDays, weekOf } from '@app/contract/rules/calendar-date.ts'
import type { Random } from '../random.ts'
import type { HotelFacts } from './hotel.ts'

interface RoomFacts {
  name: string
  beds: (typeof bedTypes)[number][]
  guests: number
  count: number
  rate: number
  min_stay: number
  ranges: RateRange[]
  position: number
}

/** The usual room types, with their share of the rooms and what they cost beside the first. */
const types = [
  { name: 'Two queens', beds: ['Queen', 'Queen'], guests: 4, share: 0.5, factor: 1 },
  { name: 'King', beds: ['King'], guests: 2, share: 0.3, factor: 0.98 },
  { name: 'Family suite', beds: ['King', 'Sofa Bed'], guests: 6, share: 0.12, factor: 1.35, needs: 'Suites' },
  {
    name: 'Accessible two queens',
    beds: ['Queen', 'Queen'],
    guests: 4,
    share: 0.05,
    factor: 1,
    needs: 'Wheelchair Accessible',
  },
] as const

const plainRange = { minStay: null, isClosed: false, isClosedToArrival: false, count: null }
const weekends = 12

/** Fridays and Saturdays of the coming weeks cost more, and some of them are sold for two nights only. */
function weekendRanges(rate: number, today: string, random: Random): RateRange[] {
  const friday = addDays(weekOf(today), 5)
  const raised = Math.round((rate * (1.12 + random.next() * 0.15)) / 100) * 100
  const isTwoNights = random.chance(0.15)
  return Array.from({ length: weekends }, (_, week) => {
    const from = addDays(friday, week * 7)
    return { ...plainRange, from, to: addDays(from, 1), rate: raised, minStay: isTwoNights ? 2 : null }
  })
}

/** The room types of a hotel that tells its rates, in cents. */
export function inventRooms(
  { rooms, rate: usual, amenities }: HotelFacts,
  today: string,
  random: Random,
): RoomFacts[] {
  if (usual === null) return []
  return types
    .filter((type) => !('needs' in type) || amenities.includes(type.needs))
    .map(({ name, beds, guests, share, factor }, position) => {
      const rate = Math.round(usual * factor) * 100
      return {
        name,
        beds: [...beds],
        guests,
        count: Math.max(2, Math.round(rooms * share)),
        rate,
        min_stay: 1,
        ranges: weekendRanges(rate, today, random),
        position,
      }
    })
}

const fee = { kind: 'Fee', isIncluded: false } as const

/** Most of the dearer houses have one, and few of the others. */
const fees: readonly ((random: Random) => Charge)[] = [
  (random) => ({
    ...fee,
    unit: 'Cents',
    name: 'Amenity fee',
    purpose: 'Pool, fitness center and Wi-Fi',
    cents: random.int(10, 35) * 100,
    per: 'Night',
  }),
  (random) => ({
    ...fee,
    unit: 'Percent',
    name: 'Tourism improvement fee',
    purpose: 'Pays for advertising the district',
    basisPoints: random.int(4, 12) * 25,
    base: 'Room',
  }),
  (random) => ({
    ...fee,
    unit: 'Cents',
    name: 'Linen fee',
    purpose: 'Sheets and towels of the whole stay',
    cents: random.int(5, 15) * 100,
    per: 'Stay',
  }),
  (random) => ({
    ...fee,
    unit: 'Cents',
    name: 'Breakfast',
    purpose: 'For every guest, each morning',
    cents: random.int(12, 28) * 50,
    per: 'PersonNight',
  }),
]

/** What guests pay on top: taxes, and in some houses a fee. */
export function inventCharges({ stars }: HotelFacts, random: Random): Charge[] {
  const tax = { kind: 'Tax', unit: 'Percent', isIncluded: false } as const
  const isDear = stars !== null && stars >= 4
  return [
    {
      ...tax,
      name: 'State sales tax',
      purpose: 'Goes to the state',
      basisPoints: random.int(16, 28) * 25,
      base: 'Room',
    },
    {
      ...tax,
      name: 'Lodging tax',
      purpose: 'Pays for tourism and sports in the county',
      basisPoints: random.int(8, 28) * 25,
      base: 'Room',
    },
    ...(random.chance(isDear ? 0.6 : 0.2) ? [random.pick(fees)(random)] : []),
  ]
}
