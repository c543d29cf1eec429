import * as z from 'zod'

export const eventTypes = [
  'Tournament',
  'Camp',
  'Practice',
  'Championship',
  'Clinic',
  'Competition',
  'Expo',
  'Conference',
  'Game',
  'League',
  'Networking',
  'Race',
  'Showcase',
  'Tryout',
  'Personal Training',
  'Virtual Events',
  'Webinar',
  'Corporate Meeting',
  'Trade Show',
  'Concert',
  'Other',
] as const
export const EventType = z.enum(eventTypes)
export type EventType = z.infer<typeof EventType>
