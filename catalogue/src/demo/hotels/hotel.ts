import { hotelAmenities, type HotelAmenity } from '@app/contract/reference-lists/hotel-amenities.ts'
import { landformsOf, landscapeWords, quarterNames } from '../names/landscape.ts'
import { listed } from '../names/listed.ts'
import { surnames } from '../names/surnames.ts'
import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'
import { enumeration, grouped } from '../wording.ts'

export interface HotelFacts {
  name: string
  stars: number | null
  rooms: number
  /** Dollars a night in its usual rooms, before fees. Null if it tells none. */
  rate: number | null
  amenities: readonly HotelAmenity[]
  checkIn: string
  checkOut: string
}

const names = listed(
  '* Inn, * Lodge, Hotel *, The * Hotel, * Suites, * Inn & Suites, * House, * Motor Lodge, * Residence',
)

/** How likely an amenity is in a hotel of one to five stars. */
const shares: Readonly<Record<HotelAmenity, readonly [number, number, number, number, number]>> = {
  'Free Breakfast': [0.4, 0.7, 0.7, 0.3, 0.1],
  'Free Parking': [0.9, 0.9, 0.7, 0.4, 0.2],
  'Bus Parking': [0.2, 0.4, 0.5, 0.5, 0.3],
  'Wi-Fi': [0.9, 1, 1, 1, 1],
  Pool: [0.1, 0.4, 0.7, 0.8, 0.9],
  'Fitness Center': [0, 0.3, 0.8, 1, 1],
  Restaurant: [0, 0.1, 0.4, 0.9, 1],
  Bar: [0, 0.1, 0.4, 0.9, 1],
  Kitchenettes: [0.2, 0.3, 0.3, 0.1, 0.1],
  Suites: [0, 0.2, 0.4, 0.7, 1],
  'Two Queen Beds': [0.5, 0.8, 0.8, 0.7, 0.6],
  'Guest Laundry': [0.3, 0.6, 0.6, 0.3, 0.2],
  'Meeting Rooms': [0, 0.1, 0.5, 0.9, 1],
  'Airport Shuttle': [0, 0.1, 0.3, 0.5, 0.4],
  'Pets Allowed': [0.5, 0.5, 0.4, 0.3, 0.4],
  'EV Charging': [0, 0.1, 0.2, 0.4, 0.6],
  'Wheelchair Accessible': [0.6, 0.8, 1, 1, 1],
}
const perStar = [62, 84, 128, 189, 310] as const

export function inventHotel(town: Town, isTaken: (name: string) => boolean, random: Random): HotelFacts {
  const isLarge = town.population > 150_000
  const level = random.weighted([
    [1, isLarge ? 6 : 18],
    [2, isLarge ? 28 : 45],
    [3, isLarge ? 40 : 30],
    [4, isLarge ? 20 : 6],
    [5, isLarge ? 6 : 1],
  ] as const)
  const at = level - 1
  const rooms = Math.round(
    (level < 3 ? 30 + random.next() ** 2 * 110 : 70 + random.next() ** 3 * (isLarge ? 520 : 140)) *
      (1 + at / 8),
  )
  const rate = Math.round((perStar[at] ?? 100) * (isLarge ? 1.15 : 0.95) * (1 + random.bell() * 0.2)) - 1
  return {
    name: hotelName(town, isTaken, random),
    // Small houses often aren't rated.
    stars: level < 3 && random.chance(0.3) ? null : level,
    rooms,
    rate: random.chance(0.88) ? rate : null,
    amenities: hotelAmenities.filter((name) => random.chance(shares[name][at] ?? 0)),
    checkIn: random.pick(['15:00', '15:00', '16:00', '14:00']),
    checkOut: random.pick(['11:00', '11:00', '12:00', '10:00']),
  }
}

function hotelName(town: Town, isTaken: (name: string) => boolean, random: Random): string {
  for (;;) {
    const place = random.pick([
      () => random.pick(quarterNames),
      () => random.pick(surnames),
      () =>
        `${random.pick(landscapeWords(town.state, town.region))} ${random.pick(landformsOf(town.region))}`,
      () => random.pick(landscapeWords(town.state, town.region)),
    ])()
    const name = random.pick(names).replace('*', place)
    if (!isTaken(name)) return name
  }
}

const spoken: Partial<Record<HotelAmenity, string>> = {
  'Free Breakfast': 'breakfast',
  'Bus Parking': 'parking for team buses',
  Pool: 'a pool',
  'Guest Laundry': 'a guest laundry',
  'Meeting Rooms': 'meeting rooms',
  'Fitness Center': 'a fitness center',
  Kitchenettes: 'kitchenettes',
  'Airport Shuttle': 'an airport shuttle',
  Restaurant: 'a restaurant',
  'Two Queen Beds': 'rooms with two queen beds',
}
const closings = [
  'Team blocks of ten rooms or more have a rate of their own.',
  'Rooming lists are taken until a week before arrival.',
  'Late checkout on tournament Sundays is arranged at the front desk.',
  'The front desk prints schedules and brackets for teams.',
]

/** Two or three sentences. */
export function describeHotel({ rooms, amenities }: HotelFacts, town: Town, random: Random): string {
  const offers = random.sample(
    amenities.flatMap((name) => spoken[name] ?? []),
    3,
  )
  const opening = random.pick([
    `${grouped(rooms)} rooms in ${town.name}`,
    `A hotel with ${grouped(rooms)} rooms in ${town.name}`,
    `A house of ${grouped(rooms)} rooms in ${town.name}`,
  ])
  return [
    offers.length === 0 ? `${opening}.` : `${opening}, with ${enumeration(offers)}.`,
    ...(random.chance(0.75) ? [random.pick(closings)] : []),
  ].join(' ')
}
