import * as z from 'zod'
import { CalendarDate, Flag } from '../envelope.ts'
import { Tally } from '../patterns/tally.ts'

/** The dates refer to `createdDate` in UTC and are inclusive. */
export const StatsQuery = z.object({
  isActive: Flag.optional(),
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
})

export const FacilityStats = z.object({
  count: z.int(),
  approved: z.int(),
  pending: z.int(),
  active: z.int(),
  onboarded: z.int(),
  promoted: z.int(),
})

export const FacilityReport = z.object({
  byState: Tally,
  byFacilityType: Tally,
  bySport: Tally,
  byTier: Tally,
  byMonth: Tally,
})
