import type { events } from '@app/contract/events/event-routes.ts'
import type { destinations } from '@app/contract/destinations/destination-routes.ts'
import type {
  BlockRequest,
  BlockStatus,
  EventBlockRequest,
} from '@app/contract/hotels/blocks/block-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import type { Owned, OwnedItem } from '../../../patterns/children.ts'
import { requireOwnerRoom } from '../../../patterns/quotas.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call, type Handlers } from '../../../platform/http/call.ts'
import { zoneOf } from '../rooms/room-offers.ts'
import { tellHotelOfBlock } from './block-news.ts'
import {
  blockLists,
  lockBlock,
  readBlock,
  requireComingNights,
  requireStatus,
  setStatus,
  storeBlock,
  type LockedBlock,
} from './block-rows.ts'
import { requireFreeRooms, resizeRooms } from './block-inventory.ts'

type Request = z.output<typeof BlockRequest>

interface AskedHotel {
  name: string
  lat: number | null
  lng: number | null
  currency: string | null
  reach: string
}

export async function readPublicHotel(call: Call, id: string): Promise<AskedHotel | undefined> {
  const { rows } = await sql<AskedHotel>`
    select p.name, p.lat, p.lng, c.currency, derived.request_reach(p) as reach
    from profile p join derived.owner_audience a on a.owner_id = p.id and a.audience = 'public'
      left join hotel_pricing c on c.owner_id = p.id
    where p.id = ${id} and p.kind = 'hotel' and p.deleted_date is null`.execute(call.db)
  return rows[0]
}

/** The event for which a page asks, or a hotel offers: itself, or one that is public or has asked the page. */
export async function readEvent(call: Call, askerId: string, eventId: string) {
  const { rows } = await sql<{ name: string; asker: string; status: string }>`
    select p.name, asker.name as asker, p.status from profile p join profile asker on asker.id = ${askerId}
    where p.id = ${eventId} and p.kind = 'event' and p.deleted_date is null and (p.id = ${askerId}
      or exists (select from derived.owner_audience a where a.owner_id = p.id and a.audience = 'public')
      or exists (select from lead l where l.request_id = p.id and l.profile_id = ${askerId} and l.status in ('Open', 'Interested', 'Won')))`.execute(
    call.db,
  )
  const [event] = rows
  if (event === undefined) throw invalidField('data/eventId', 'is not an event that you see')
  if (event.status === 'Cancelled' || event.status === 'Completed')
    throw conflict('EVENT_CLOSED', 'This event is over or cancelled.')
  return event
}

/** Throws a 409 for an offer whose last night has passed at the hotel. */
async function requireComingOffer(call: Call, { id, timeZone }: LockedBlock) {
  const { rows } = await sql`
    select from block_night where block_id = ${id} and night >= ${placeDay(timeZone)} limit 1`.execute(
    call.db,
  )
  if (rows.length === 0)
    throw conflict('BLOCK_OVER', 'The nights of this offer have passed. Ask the hotel for others.')
}

const standing: readonly BlockStatus[] = ['Asked', 'Offered', 'Agreed']

/** The handlers for pages that ask hotels for blocks. */
export function askedBlockHandlers({ resolveLocation }: Pick<ServiceParts, 'resolveLocation'>) {
  async function ask(call: Call, askerId: string, eventId: string, { hotelId, asked, note }: Request) {
    await requireOwnerRoom(call, askerId, {
      count: sql`select count(*) from room_block where asker_id = ${askerId} and status = any(${standing})`,
    })
    const event = await readEvent(call, askerId, eventId)
    const hotel = await readPublicHotel(call, hotelId)
    if (hotel === undefined) throw invalidField('data/hotelId', 'is not a public hotel')
    if (hotel.reach === 'Nobody')
      throw conflict('HOTEL_UNREACHABLE', 'This hotel has no team here and no email address. Call it.')
    const timeZone = await zoneOf(resolveLocation, hotel)
    requireComingNights('data/asked', asked, timeZone)
    const { rows: same } = await sql`select from room_block
      where asker_id = ${askerId} and event_id = ${eventId} and hotel_id = ${hotelId} and status in ('Asked', 'Offered')`.execute(
      call.db,
    )
    if (same.length > 0) throw conflict('ALREADY_ASKED', 'This hotel is asked already. Withdraw that first.')
    const id = await storeBlock(call, {
      hotel_id: hotelId,
      hotel_name: hotel.name,
      event_id: eventId,
      event_name: event.name,
      asker_id: askerId,
      asker_name: event.asker,
      asked,
      note,
      time_zone: timeZone,
      currency: hotel.currency,
    })
    await audit(call, askerId, id, [{ op: 'add', path: '/blocks', value: { hotelId, eventId, asked } }])
    await tellHotelOfBlock(call, id, 'asked')
    return readBlock(call, askerId, id, 201)
  }

  /** The rooms are taken from the hotel's inventory, all of them or none. */
  async function agree({ ownerId, id }: OwnedItem, call: Call) {
    const block = await lockBlock(call, ownerId, id)
    checkRevision(call, block.revision)
    requireStatus(block, 'Offered')
    await requireComingOffer(call, block)
    await setStatus(call, ownerId, id, 'Agreed')
    await requireFreeRooms(call, id)
    await resizeRooms(call, id)
    await tellHotelOfBlock(call, id, 'agreed')
    return readBlock(call, ownerId, id)
  }

  async function cancel({ ownerId, id }: OwnedItem, call: Call) {
    const block = await lockBlock(call, ownerId, id)
    checkRevision(call, block.revision)
    requireStatus(block, 'Asked', 'Offered')
    await setStatus(call, ownerId, id, 'Withdrawn')
    await tellHotelOfBlock(call, id, 'withdrawn')
    return readBlock(call, ownerId, id)
  }

  const shared = {
    ...blockLists(),
    get: ({ ownerId, id }: OwnedItem, call: Call) => readBlock(call, ownerId, id),
    agree,
    cancel,
  }
  return {
    ofEvent: {
      ...shared,
      create: ({ ownerId, data }: Owned & { data: Request }, call: Call) => ask(call, ownerId, ownerId, data),
    } satisfies Handlers<typeof events.blocks>,
    ofDestination: {
      ...shared,
      create: ({ ownerId, data }: Owned & { data: z.output<typeof EventBlockRequest> }, call: Call) =>
        ask(call, ownerId, data.eventId, data),
    } satisfies Handlers<typeof destinations.blocks>,
  }
}
