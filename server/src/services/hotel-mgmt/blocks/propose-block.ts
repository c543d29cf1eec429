import type { BlockProposal, RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import type { Owned } from '../../../patterns/children.ts'
import { requireOwnerRoom } from '../../../patterns/quotas.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { zoneOf } from '../rooms/room-offers.ts'
import { offer } from './answer-blocks.ts'
import { readEvent, readPublicHotel } from './ask-for-blocks.ts'
import { readBlock, storeBlock } from './block-rows.ts'

type Proposal = z.output<typeof BlockProposal>

/** Organizers of an event that many hotels want are not flooded. */
const perEvent = { name: 'block-proposal', most: 10, seconds: 24 * 3600 }

/** A hotel answers who has asked, offers once, and takes no for an answer. */
async function requireNew(call: Call, hotelId: string, eventId: string) {
  const { rows } = await sql<{ status: string }>`select status from room_block
    where hotel_id = ${hotelId} and event_id = ${eventId}
      and (status in ('Asked', 'Offered') or is_unasked and status = 'Withdrawn' and ended is null) order by status limit 1`.execute(
    call.db,
  )
  const [block] = rows
  if (block?.status === 'Asked')
    throw conflict('ALREADY_ASKED', 'This event has asked you for rooms. Answer that.')
  if (block !== undefined) throw conflict('ALREADY_OFFERED', 'You have offered rooms for this event already.')
}

/** The rooms of each night, of all types. */
function roomsByNight({ nights }: Proposal): RoomBlock['asked'] {
  const all = Map.groupBy(nights, ({ night }) => night)
  return Array.from(all, ([night, ofNight]) => ({
    night,
    rooms: ofNight.reduce((sum, { rooms }) => sum + rooms, 0),
  })).toSorted((a, b) => (a.night < b.night ? -1 : 1))
}

/** Offers rooms for an event as if it had asked for them. */
export const proposeBlock =
  ({ resolveLocation }: Pick<ServiceParts, 'resolveLocation'>) =>
  async ({ ownerId, data: { eventId, ...offered } }: Owned & { data: Proposal }, call: Call) => {
    await requireOwnerRoom(call, ownerId, {
      count: sql`select count(*) from room_block where hotel_id = ${ownerId} and is_unasked and status = 'Offered'`,
    })
    const event = await readEvent(call, ownerId, eventId)
    const hotel = await readPublicHotel(call, ownerId)
    if (hotel === undefined)
      throw conflict('NOT_APPROVED', 'Offer rooms once the page of the hotel is public.')
    await requireNew(call, ownerId, eventId)
    await countUse(
      call.db,
      perEvent,
      eventId,
      'This event has many offers of hotels today. Try again tomorrow.',
    )
    const asked = roomsByNight({ ...offered, eventId })
    const id = await storeBlock(call, {
      hotel_id: ownerId,
      hotel_name: hotel.name,
      event_id: eventId,
      event_name: event.name,
      asker_id: eventId,
      asker_name: event.name,
      asked,
      is_unasked: true,
      note: null,
      time_zone: await zoneOf(resolveLocation, hotel),
      currency: hotel.currency,
    })
    await audit(call, ownerId, id, [{ op: 'add', path: '/blocks', value: { eventId, asked } }])
    await offer({ ownerId, id, data: offered }, call)
    return readBlock(call, ownerId, id, 201)
  }
