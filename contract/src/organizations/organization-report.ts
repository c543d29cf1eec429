import * as z from 'zod'
import { Id } from '../envelope.ts'
import { Event } from '../events/event-schema.ts'
import { Tally } from '../patterns/tally.ts'

/** An event in a calendar. */
export const CalendarEvent = Event.pick({
  id: true,
  name: true,
  type: true,
  status: true,
  category: true,
  isClosed: true,
  startDate: true,
  endDate: true,
  hasFlexibleDates: true,
  dayCount: true,
  startTime: true,
  endTime: true,
  timeZone: true,
  city: true,
  state: true,
  sports: true,
}).extend({ id: Id })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** Counts of stored rows. Drafts and private events count only for the organization's own team. */
export const OrganizationStats = z.object({
  events: z.int(),
  upcoming: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  followers: z.int(),
  eventLikes: z.int(),
  bySport: Tally,
  byState: Tally,
  /** By the month in which they start. */
  byMonth: Tally,
})

export const OrganizationReport = z.object({
  byType: Tally,
  byState: Tally,
  bySport: Tally,
  /** By the month in which they were created. */
  byMonth: Tally,
})
