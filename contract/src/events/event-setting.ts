import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant } from '../envelope.ts'

const fields = {
  /** Shows hotel deals although the event has a `hotelLink`. */
  isHotelLinkIgnored: z.boolean().default(false),
  /** Override the settings of the destination. Null keeps those. */
  hotelLiveRatesEnabled: z.boolean().nullable().default(null),
  hotelLiveRatesVisibleAfter: CalendarDate.nullable().default(null),
  hotelSpecialsHiddenAfter: CalendarDate.nullable().default(null),
}

/** How the page of an event shows hotels. */
export const EventSetting = z.object({ id: Id, ...fields, createdDate: Instant })

export const eventSettings = collection({
  item: EventSetting,
  draft: z.strictObject(fields),
  // One per event.
  quota: { most: null },
})
