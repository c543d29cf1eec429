import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'

/** What the hotel has to know of a block first. */
export function statusText({ status, askerName, hotelName }: RoomBlock): string {
  const texts: Record<RoomBlock['status'], string> = {
    Asked: `${askerName} waits for your answer.`,
    Offered: `${askerName} has your offer. Until they agree, you go on selling the rooms.`,
    Agreed: `${askerName} agreed. The rooms are kept for the guests of the event.`,
    Declined: `${hotelName} has no rooms for this event.`,
    Withdrawn: `${askerName} no longer asks for rooms.`,
    Released: 'What nobody booked is yours again. Guests who booked keep their rooms.',
  }
  return texts[status]
}
