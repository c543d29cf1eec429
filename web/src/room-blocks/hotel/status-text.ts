import type { BlockEnding, RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { canRelease, endingTexts, isKept, overText } from '../block-words.ts'

/** How far a block is. */
function statusText({ status, askerName, hotelName, isUnasked }: RoomBlock): string {
  const texts: Record<RoomBlock['status'], string> = {
    Asked: `${askerName} waits for your answer.`,
    Offered: `${askerName} has your offer. Until they agree, you go on selling the rooms.`,
    Agreed: `${askerName} agreed. The rooms are kept for the guests of the event.`,
    Declined: `${hotelName} has no rooms for this event.`,
    Withdrawn: isUnasked ? `${askerName} said no.` : `${askerName} no longer asks for rooms.`,
    Released: 'What nobody booked is yours again. Guests who booked keep their rooms.',
  }
  return texts[status]
}

/** What the page says first. A hotel that is asked for its figures reads what to do, and without an account that it needs none. */
export function leadText(block: RoomBlock, isTeam: boolean): string {
  if (block.pickUpSource !== 'Missing' || !isKept(block)) return overText(block) ?? statusText(block)
  const question = 'How many rooms of your block are booked?'
  return isTeam ? question : `${question} You don’t need an account. This page is for this one block only.`
}

/** What has ended of the block, and what the hotel can do then. */
export const endingText = (block: RoomBlock, ended: BlockEnding): string =>
  `${endingTexts[ended]}${canRelease(block) ? ' Release them when you like.' : ''}`
