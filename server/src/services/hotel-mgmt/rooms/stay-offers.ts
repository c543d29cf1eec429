import type { RoomOffer, Stay } from '@app/contract/hotels/availability-schema.ts'
import { plainPricing, type Charge, type HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import type * as z from 'zod'
import type { Call } from '../../../platform/http/call.ts'
import { offerOf, type StoredRoom } from './room-offer.ts'

export type AskedStay = z.output<typeof Stay>

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

/** Nights of which not all rooms of the type are left to everybody. */
const leftNights = `
  select coalesce(json_object_agg(n.night, n.rooms), '{}') from (
    select n.night, derived.rooms_left(n) as rooms from room_night n where n.room_id = r.id and n.night >= $2::date and n.night < $3::date
    union all
    select distinct n.night, derived.open_count(r, n.night) from block_night n
    where n.room_id = r.id and n.night >= $2::date and n.night < $3::date
      and not exists (select from room_night o where o.room_id = r.id and o.night = n.night)) n`

/** Blocks of the event in which the room type has nights of the stay, for whom they are. */
const blocksOfEvent = `
  select coalesce(json_agg(b.block), '[]') from (
    select json_build_object('id', b.id, 'cutOff', b.cut_off, 'rebate', b.rebate, 'rebateReceiver', b.rebate_receiver,
      'rebatePurpose', b.rebate_purpose, 'nights', json_object_agg(n.night, json_build_object('rate', n.rate, 'left', derived.block_rooms_left(n)))) as block
    from room_block b join block_night n on n.block_id = b.id and n.room_id = r.id and n.night >= $2::date and n.night < $3::date
    where b.event_id = $5 and derived.is_block_open(b) and (b.code = $6 or b.access = 'Everyone'
      and exists (select from derived.owner_audience a where a.owner_id = b.event_id and a.audience = 'public'))
    group by b.id order by b.created_date, b.id) b`

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
        'minStay', r.min_stay, 'ranges', r.ranges, 'position', r.position, 'left', (${leftNights}),
        'blocks', case when $5::uuid is null then '[]' else (${blocksOfEvent}) end) order by r.position, r.name, r.id), '[]')
      from hotel_room r where r.owner_id = p.id and ($4::uuid is null or r.id = $4)) as rooms
    from profile p join hotel h on h.profile_id = p.id left join hotel_pricing c on c.owner_id = p.id where p.id = any ($1::uuid[]) and p.deleted_date is null`,
    [[...hotelIds], asked.checkIn, asked.checkOut, roomId ?? null, asked.eventId, asked.code],
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
