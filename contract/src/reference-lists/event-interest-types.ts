import * as z from 'zod'

/** What a person wants to hear about. The specification names the first four. */
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
