import * as z from 'zod'

/**
 * Kinds of events that a person wants to be notified of. The specification gives the first four.
 * Unused: saved searches notify of events of any type, by `eventTypes`.
 */
export const eventInterestTypes = [
  'Tournaments',
  'Showcases',
  'Leagues',
  'Camps',
  'Clinics',
  'Championships',
  'Competitions',
  'Races',
  'Games',
  'Tryouts',
  'Expos',
  'Conferences',
  'Trade Shows',
  'Personal Training',
  'Virtual Events',
  'Other',
] as const
export const EventInterestType = z.enum(eventInterestTypes)
export type EventInterestType = z.infer<typeof EventInterestType>
