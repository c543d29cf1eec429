import * as z from 'zod'

/** In the order of ISO 8601. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>
