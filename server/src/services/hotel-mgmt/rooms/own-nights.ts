import { roomNight } from '@app/contract/hotels/stay-price.ts'
import type { BlockTerms, StoredBlock, StoredRoom } from './room-offer.ts'

interface OwnNight {
  /** At which it was booked. */
  rate: number
  isOfBlock: boolean
}

/** The room that a reservation already has. Its nights stay the guest's at the rates that were booked, whatever the hotel sells by now. */
export interface OwnNights {
  roomId: string | null
  nights: Record<string, OwnNight>
  block: (BlockTerms & { code: string }) | null
}

/** A room type as if the nights of a reservation were given back, for its guest only. */
export function withOwnNights(room: StoredRoom, { roomId, nights, block }: OwnNights): StoredRoom {
  if (room.id !== roomId) return room
  const own = Object.entries(nights)
  const arrival = Object.keys(nights).toSorted()[0]
  const left = { ...room.left }
  for (const [night, { isOfBlock }] of own) if (!isOfBlock) left[night] = (left[night] ?? 0) + 1
  const ranges = own.map(([night, { rate, isOfBlock }]) => {
    const now = roomNight(room, night)
    return {
      ...now,
      from: night,
      to: night,
      // A stay that was booked before the minimum was raised can stay as short as it is.
      minStay: Math.min(now.minStay, own.length),
      isClosedToArrival: now.isClosedToArrival && night !== arrival,
      ...(!isOfBlock && { rate, isClosed: false }),
    }
  })
  return {
    ...room,
    left,
    ranges: [...ranges, ...room.ranges],
    blocks: block === null ? room.blocks : withOwnBlock(room.blocks, block, nights),
  }
}

/** Own nights of a block stay at its rate, also after its last day to book. Others follow what the block has left. */
function withOwnBlock(
  blocks: readonly StoredBlock[],
  { code: _code, ...terms }: NonNullable<OwnNights['block']>,
  own: OwnNights['nights'],
): StoredBlock[] {
  const open = blocks.find(({ id }) => id === terms.id)?.nights ?? {}
  const nights = { ...open }
  for (const [night, { rate, isOfBlock }] of Object.entries(own))
    if (isOfBlock) nights[night] = { rate, left: (open[night]?.left ?? 0) + 1 }
  return [{ ...terms, nights }, ...blocks.filter(({ id }) => id !== terms.id)]
}
