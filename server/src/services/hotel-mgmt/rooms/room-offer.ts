import type { Hindrance, OfferedNight, RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import type { OfferedBlock } from '@app/contract/hotels/blocks/offered-block.ts'
import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { nightsBetween, roomNight, stayPrice, type RoomNight } from '@app/contract/hotels/stay-price.ts'

export type BlockTerms = Pick<OfferedBlock, 'id' | 'cutOff' | 'rebate' | 'rebateReceiver' | 'rebatePurpose'>

export interface StoredBlock extends BlockTerms {
  /** By night. */
  nights: Record<string, { rate: number; left: number }>
}

export interface StoredRoom extends Omit<RoomType, 'createdDate'> {
  /** How many are left to everybody, by night. Of nights that are missing, all are. */
  left: Record<string, number>
  /** That the caller may book, the first first. */
  blocks: StoredBlock[]
}

interface Asked {
  checkIn: string
  checkOut: string
  guests: number
}

function hindranceOf(room: StoredRoom, nights: readonly RoomNight[], left: number, guests: number) {
  const hindrances: [Hindrance, boolean][] = [
    ['Guests', guests > room.guests],
    ['Closed', nights.some(({ isClosed }) => isClosed)],
    ['Arrival', nights[0]?.isClosedToArrival ?? false],
    ['MinimumStay', nights.length < (nights[0]?.minStay ?? 1)],
    ['Taken', left === 0],
  ]
  return hindrances.find(([, applies]) => applies)?.[0] ?? null
}

/** A night as it is sold: of the cheapest block that has a room, and else to everybody. */
function soldNight(room: StoredRoom, night: string, blocks = room.blocks) {
  const { rate, isClosed, count } = roomNight(room, night)
  const [own] = blocks
    .flatMap(({ id, nights }) => (nights[night] ? [{ ...nights[night], blockId: id }] : []))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => a.rate - b.rate)
  const left = isClosed ? 0 : Math.max(0, room.left[night] ?? count)
  return { night, ...(own ?? { rate, left, blockId: null }) }
}

/** What nights of a room type cost alone, and how many rooms are left. */
export const offeredNights = (
  room: StoredRoom,
  nights: readonly string[],
  { guests }: Pick<Asked, 'guests'>,
  charges: Charge[],
): OfferedNight[] =>
  nights.map((one) => {
    const { rate, ...night } = soldNight(room, one)
    const { total } = stayPrice({ nights: [{ night: one, rate }], guests, charges })
    return { ...night, total }
  })

/**
 * What a stay costs with a block: its nights while it has a room, and else what everybody pays. Null if a night is not to be had either way,
 * or none is the block's.
 */
function blockOffer(
  room: StoredRoom,
  block: StoredBlock,
  nights: readonly RoomNight[],
  { guests, charges }: { guests: number; charges: readonly Charge[] },
): RoomOffer['block'] {
  if (guests > room.guests) return null
  const chosen = nights.map(({ night }) => soldNight(room, night, [block]))
  const own = chosen.filter(({ blockId }) => blockId !== null)
  // What was agreed for the block's own nights holds, whatever the hotel closes to everybody.
  const canArrive = chosen[0]?.blockId !== null || nights[0]?.isClosedToArrival !== true
  const left = Math.min(...chosen.map((one) => one.left))
  const { nights: _nights, ...terms } = block
  if (own.length === 0 || left === 0 || !canArrive) return null
  return {
    ...terms,
    nights: own.map(({ night }) => night),
    left,
    ...stayPrice({ nights: chosen, guests, charges }),
  }
}

/** What one room of a type costs for a stay, for everybody and by a block of the event. */
export function offerOf(
  room: StoredRoom,
  { checkIn, checkOut, guests }: Asked,
  charges: Charge[],
): RoomOffer {
  const nights = nightsBetween(checkIn, checkOut).map((night) => roomNight(room, night))
  const left = Math.max(0, Math.min(...nights.map(({ night, count }) => room.left[night] ?? count)))
  const blocks = room.blocks.flatMap((block) => blockOffer(room, block, nights, { guests, charges }) ?? [])
  return {
    id: room.id,
    name: room.name,
    beds: room.beds,
    guests: room.guests,
    left,
    hindrance: hindranceOf(room, nights, left, guests),
    minStay: nights[0]?.minStay ?? room.minStay,
    ...stayPrice({ nights, guests, charges }),
    block: blocks.toSorted((a, b) => a.total - b.total)[0] ?? null,
  }
}
