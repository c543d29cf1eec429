import type {
  Hindrance,
  RoomOffer,
  RoomOffers,
  ShownStay,
  Stay,
  VerifiedOffer,
} from '@app/contract/hotels/availability-schema.ts'
import { plainPricing, type Charge } from '@app/contract/hotels/pricing-schema.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { nightsBetween, roomNight, stayPrice, type RoomNight } from '@app/contract/hotels/stay-price.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type * as z from 'zod'
import type { Owned } from '../../../patterns/children.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

type Asked = z.output<typeof Stay>

interface StoredRoom extends Omit<RoomType, 'createdDate'> {
  /** How many are left, by night. Nights of which none was ever taken are missing. */
  left: Record<string, number>
}

interface StoredHotel {
  lat: number | null
  lng: number | null
  currency: z.output<typeof RoomOffers>['currency'] | null
  charges: Charge[] | null
  rooms: StoredRoom[]
}

/** The hotel with its room types, all or one, and what is left of the nights. */
async function readHotel(call: Call, ownerId: string, { checkIn, checkOut }: Asked, roomId?: string) {
  const [hotel] = await call.prepared<StoredHotel>(
    'hotel-rooms-of-stay',
    `select p.lat, p.lng, c.currency, c.charges, (
      select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'beds', r.beds, 'guests', r.guests, 'count', r.count, 'rate', r.rate,
        'minStay', r.min_stay, 'ranges', r.ranges, 'position', r.position, 'left', (
          select coalesce(json_object_agg(n.night, n.size - n.taken), '{}') from room_night n
          where n.room_id = r.id and n.night >= $2::date and n.night < $3::date)) order by r.position, r.name, r.id), '[]')
      from hotel_room r where r.owner_id = p.id and ($4::uuid is null or r.id = $4)) as rooms
    from profile p left join hotel_pricing c on c.owner_id = p.id where p.id = $1`,
    [ownerId, checkIn, checkOut, roomId ?? null],
  )
  if (hotel === undefined) throw notFound()
  return hotel
}

function hindranceOf(room: StoredRoom, nights: readonly RoomNight[], left: number, guests: number) {
  const hindrances: [Hindrance, boolean][] = [
    ['Guests', guests > room.guests],
    ['Closed', nights.some(({ isClosed }) => isClosed)],
    ['MinimumStay', nights.length < (nights[0]?.minStay ?? 1)],
    ['Taken', left === 0],
  ]
  return hindrances.find(([, applies]) => applies)?.[0] ?? null
}

function offerOf(room: StoredRoom, { checkIn, checkOut, guests }: Asked, charges: Charge[]): RoomOffer {
  const nights = nightsBetween(checkIn, checkOut).map((night) => roomNight(room, night))
  const left = Math.max(0, Math.min(...nights.map(({ night, count }) => room.left[night] ?? count)))
  return {
    id: room.id,
    name: room.name,
    beds: room.beds,
    guests: room.guests,
    left,
    hindrance: hindranceOf(room, nights, left, guests),
    minStay: nights[0]?.minStay ?? room.minStay,
    ...stayPrice({ nights, guests, charges }),
  }
}

/** Handlers of the calls that tell what a stay costs and what is left. They hold nothing. */
export function roomOfferHandlers({ resolveLocation }: Pick<ServiceParts, 'resolveLocation'>) {
  /** By the position. A hotel without one is in UTC. */
  async function zoneOf({ lat, lng }: StoredHotel) {
    const { timeZone } = await resolveLocation({ lat, lng, timeZone: null })
    return typeof timeZone === 'string' ? timeZone : 'UTC'
  }

  async function offers(call: Call, ownerId: string, asked: Asked, roomId?: string) {
    const hotel = await readHotel(call, ownerId, asked, roomId)
    const timeZone = await zoneOf(hotel)
    if (asked.checkIn < placeDay(timeZone))
      throw invalidField('data/checkIn', 'must not be before today at the hotel')
    const charges = hotel.charges ?? plainPricing.charges
    const currency = hotel.currency ?? plainPricing.currency
    return { timeZone, currency, rooms: hotel.rooms.map((room) => offerOf(room, asked, charges)) }
  }

  return {
    availability: async ({ ownerId, data }: Owned & { data: Asked }, call: Call) => ({
      data: (await offers(call, ownerId, data)) satisfies z.output<typeof RoomOffers>,
    }),
    verify: async ({ ownerId, data }: Owned & { data: z.output<typeof ShownStay> }, call: Call) => {
      const { rooms, ...facts } = await offers(call, ownerId, data, data.roomId)
      const [room] = rooms
      if (room === undefined) throw invalidField('data/roomId', 'is not a room type of the hotel')
      const isOffered = room.hindrance === null && room.totalWithTaxes === data.totalWithTaxes
      return { data: { ...facts, room, isOffered } satisfies z.output<typeof VerifiedOffer> }
    },
  }
}
