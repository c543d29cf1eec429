import * as z from 'zod'

/** `Marketed` events are listed in the events marketplace, `RFP` in the RFP marketplace, `Private` in neither. */
export const eventCategories = ['Marketed', 'RFP', 'Private'] as const
export const EventCategory = z.enum(eventCategories)
export type EventCategory = z.infer<typeof EventCategory>
