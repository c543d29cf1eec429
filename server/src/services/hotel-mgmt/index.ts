import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { releaseAfterCutOff } from './blocks/answer-blocks.ts'
import { askForPickUp, keepBooks } from './blocks/pick-up.ts'
import { hotelHandlers } from './hotels/hotel-handlers.ts'
import { endOverdueHolds } from './reservations/end-overdue.ts'

export { askedBlockHandlers } from './blocks/ask-for-blocks.ts'
export { settleBlocks } from './blocks/block-endings.ts'
export { askForPickUp } from './blocks/pick-up.ts'
export { blockMails } from './blocks/block-mails.ts'
export { blockLinks, roomBlockItem } from './blocks/block-rows.ts'
export { reservationMails } from './reservations/reservation-mails.ts'
export { reservationItem, reservationLinks } from './reservations/reservation-rows.ts'
export { hotelKind } from './hotels/hotel-kind.ts'
export { hotelReading } from './hotels/hotel-reading.ts'

/** What housekeeping does every hour. */
export const hotelChores = [endOverdueHolds, releaseAfterCutOff, askForPickUp, keepBooks] as const

export const hotelService = (parts: ServiceParts) => ({
  name: 'hotel-mgmt',
  tree: services['hotel-mgmt'],
  handlers: { hotels: hotelHandlers(parts) },
})
