import type { OfferedRoom, Stay } from '@app/contract/hotels/availability-schema.ts'
import { plainPricing, type Charge, type HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { nightsBetween } from '@app/contract/hotels/stay-price.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type * as z from 'zod'
import { stranger, viewerOf, visible } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from '../../event-mgmt/index.ts'
import { withOwnNights, type OwnNights } from './own-nights.ts'
import { offeredNights, offerOf, type StoredBlock, type StoredRoom } from './room-offer.ts'

type ParsedStay = z.output<typeof Stay>
/** `nights` is left out by calls that tell nothing of other nights. */
export type AskedStay = Omit<ParsedStay, 'nights'> & Partial<Pick<ParsedStay, 'nights'>>

interface StoredHotel {
  id: string
  name: string
  lat: number | null
  lng: number | null
  amenities: string[]
  currency: z.output<typeof HotelPricing>['currency'] | null
  charges: Charge[] | null
  cancelDays: number | null
}

type OfRoom<T> = T & { roomId: string }

interface StoredOffers extends Record<string, unknown> {
  hotels: StoredHotel[]
  /** In their order. */
  rooms: (Omit<StoredRoom, 'left' | 'blocks'> & { ownerId: string })[]
  /** Nights of which not all rooms of a type are left to everybody. */
  nights: OfRoom<{ night: string; left: number }>[]
  /** Those of the event in which room types have nights of the stay, for whom they are. */
  blocks: OfRoom<StoredBlock>[]
}

/** A hotel with what its room types cost for a stay, and what is left of them. */
export interface HotelOffers extends Pick<StoredHotel, 'id' | 'name' | 'lat' | 'lng' | 'amenities'> {
  currency: z.output<typeof HotelPricing>['currency']
  cancelDays: number
  offers: OfferedRoom[]
}

const listOf = (items: string) => `(select coalesce(json_agg(i), '[]') from (${items}) i)`

const hotelsOf = `
  select p.id, p.name, p.lat, p.lng, h.amenities, c.currency, c.charges, c.cancel_days as "cancelDays"
  from profile p join hotel h on h.profile_id = p.id left join hotel_pricing c on c.owner_id = p.id
  where p.id = any (array(select id from wanted)) and p.deleted_date is null`

const roomsOf = `
  select r.id, r.owner_id as "ownerId", r.name, r.beds, r.guests, r.count, r.rate, r.min_stay as "minStay", r.ranges, r.position
  from room r order by r.position, r.name, r.id`

// The rooms as an array, so that their nights are looked up instead of all being read.
const ofStay = `n.room_id = any (array(select id from room)) and n.night >= $2::date and n.night < $3::date`

const nightsOf = `
  select n.room_id as "roomId", n.night, derived.rooms_left(n) as left from room_night n where ${ofStay}
  union all
  select distinct n.room_id, n.night, derived.open_count(r, n.night) from block_night n join hotel_room r on r.id = n.room_id
  where ${ofStay} and not exists (select from room_night o where o.room_id = n.room_id and o.night = n.night)`

const blocksOf = `
  select n.room_id as "roomId", b.id, b.cut_off as "cutOff", b.rebate, b.rebate_receiver as "rebateReceiver",
    b.rebate_purpose as "rebatePurpose",
    json_object_agg(n.night, json_build_object('rate', n.rate, 'left', derived.block_rooms_left(n))) as nights
  from room_block b join block_night n on n.block_id = b.id
  where b.event_id = $5 and ${ofStay} and derived.is_block_open(b) and (b.code = $6 or b.access = 'Everyone'
    and exists (select from profile p where p.id = b.event_id and ${visible('p', '$7', '$8', '$9')}))
  group by n.room_id, b.id order by b.created_date, b.id`

// Lists that are joined here rather than by PostgreSQL, whose plan for any number of hotels would join them pair by pair.
const storedOffers = `
  with wanted as materialized (
    select unnest($1::uuid[]) as id
    union select b.hotel_id from room_block b where $10 and b.event_id = $5 and derived.is_block_open(b)),
  room as materialized (select * from hotel_room where owner_id = any (array(select id from wanted)) and ($4::uuid is null or id = $4))
  select ${listOf(hotelsOf)} as hotels, ${listOf(roomsOf)} as rooms, ${listOf(nightsOf)} as nights, ${listOf(blocksOf)} as blocks`

interface OfferOptions {
  /** Only this room type. */
  roomId?: string | undefined
  /** What the reservation has that moves to the stay. */
  own?: OwnNights | undefined
  /** Adds the hotels that keep rooms for the event. Whether they are for the caller is told by what they offer. */
  withBlocks?: boolean
}

/** Reads what all room types of hotels cost for a stay, or one of them, and what is left. Hotels that don't exist are left out. */
export async function readOffers(
  call: Call,
  hotelIds: readonly string[],
  asked: AskedStay,
  { roomId, own, withBlocks = false }: OfferOptions = {},
): Promise<HotelOffers[]> {
  const { checkIn, checkOut, nights: around } = asked
  const [from, end] = around ? [around.from, addDays(around.to, 1)] : [checkIn, checkOut]
  const [stored] = await call.prepared<StoredOffers>('hotel-rooms-of-stay', storedOffers, [
    [...hotelIds],
    from,
    end,
    roomId ?? null,
    asked.eventId,
    asked.code,
    // Without an event, there is no block that depends on who asks.
    ...(asked.eventId === null ? stranger : await viewerOf(call, eventKind.gate)),
    withBlocks,
  ])
  if (stored === undefined) return []
  const nights = Map.groupBy(stored.nights, (night) => night.roomId)
  const blocks = Map.groupBy(stored.blocks, (block) => block.roomId)
  const rooms = Map.groupBy(stored.rooms, (room) => room.ownerId)
  return stored.hotels.map(({ currency, charges, cancelDays, ...hotel }) => ({
    ...hotel,
    currency: currency ?? plainPricing.currency,
    cancelDays: cancelDays ?? plainPricing.cancelDays,
    offers: (rooms.get(hotel.id) ?? []).map(({ ownerId: _owner, ...room }) => {
      const left = Object.fromEntries((nights.get(room.id) ?? []).map((one) => [one.night, one.left]))
      const ofEvent = (blocks.get(room.id) ?? []).map(({ roomId: _room, ...block }) => block)
      const plain = { ...room, left, blocks: ofEvent }
      const offered = own ? withOwnNights(plain, own) : plain
      const price = [asked, charges ?? plainPricing.charges] as const
      return {
        ...offerOf(offered, ...price),
        nights: offeredNights(offered, around ? nightsBetween(from, end) : [], ...price),
      }
    }),
  }))
}
