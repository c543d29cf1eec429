import type { Hindrance, RoomOffer, Stay } from '@app/contract/hotels/availability-schema.ts'
import { plainPricing, type Charge, type HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { nightsBetween, roomNight, stayPrice, type RoomNight } from '@app/contract/hotels/stay-price.ts'
import type * as z from 'zod'
import type { Call } from '../../../platform/http/call.ts'

export type AskedStay = z.output<typeof Stay>

interface StoredRoom extends Omit<RoomType, 'createdDate'> {
  /** How many are left, by night. Nights of which none was ever taken are missing. */
  left: Record<string, number>
}

interface StoredHotel {
  id: string
  name: string
  lat: number | null
  lng: number | null
  amenities: string[]
  currency: z.output<typeof HotelPricing>['currency'] | null
  charges: Charge[] | null
  cancelDays: number | null
  rooms: StoredRoom[]
}

/** A hotel with what its room types cost for a stay, and what is left of them. */
export interface HotelOffers extends Pick<StoredHotel, 'id' | 'name' | 'lat' | 'lng' | 'amenities'> {
  currency: z.output<typeof HotelPricing>['currency']
  cancelDays: number
  offers: RoomOffer[]
}

/** Reads what all room types of hotels cost for a stay, or one of them, and what is left. Hotels that don't exist are left out. */
export async function readOffers(
  call: Call,
  hotelIds: readonly string[],
  asked: AskedStay,
  roomId?: string,
): Promise<HotelOffers[]> {
  const hotels = await call.prepared<StoredHotel & Record<string, unknown>>(
    'hotel-rooms-of-stay',
    `select p.id, p.name, p.lat, p.lng, h.amenities, c.currency, c.charges, c.cancel_days as "cancelDays", (
      select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'beds', r.beds, 'guests', r.guests, 'count', r.count, 'rate', r.rate,
        'minStay', r.min_stay, 'ranges', r.ranges, 'position', r.position, 'left', (
          select coalesce(json_object_agg(n.night, derived.rooms_left(n)), '{}') from room_night n
          where n.room_id = r.id and n.night >= $2::date and n.night < $3::date)) order by r.position, r.name, r.id), '[]')
      from hotel_room r where r.owner_id = p.id and ($4::uuid is null or r.id = $4)) as rooms
    from profile p join hotel h on h.profile_id = p.id left join hotel_pricing c on c.owner_id = p.id where p.id = any ($1::uuid[]) and p.deleted_date is null`,
    [[...hotelIds], asked.checkIn, asked.checkOut, roomId ?? null],
  )
  return hotels.map(({ id, name, lat, lng, amenities, currency, charges, cancelDays, rooms }) => ({
    id,
    name,
    lat,
    lng,
    amenities,
    currency: currency ?? plainPricing.currency,
    cancelDays: cancelDays ?? plainPricing.cancelDays,
    offers: rooms.map((room) => offerOf(room, asked, charges ?? plainPricing.charges)),
  }))
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

function offerOf(room: StoredRoom, { checkIn, checkOut, guests }: AskedStay, charges: Charge[]): RoomOffer {
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
