import * as z from 'zod'
import { Id, Instant } from '../envelope.ts'
import { CalendarSpace } from './space-schema.ts'

/** Days after which a calendar that nobody changed or confirmed counts as unknown. */
export const keptDays = 60

const UnitTime = z.object({ unitId: Id, starts: Instant, ends: Instant })

export const AvailableSpace = CalendarSpace.pick({
  id: true,
  name: true,
  spaceType: true,
  surface: true,
  units: true,
})

/** What is free, for everybody. It has no names, and doesn't show why the rest is taken. */
export const Availability = z.object({
  /** Unknown is neither free nor taken: the page shares no calendar, or nobody keeps it. Everything else is empty then. */
  isKnown: z.boolean(),
  timeZone: z.string().nullable(),
  spaces: z.array(AvailableSpace),
  /** The spaces that a search for these days counts: free for three hours in a row on each of them. */
  foundSpaceIds: z.array(Id),
  /** When the page is open, in order. Without opening hours, all day. */
  open: z.array(z.object({ starts: Instant, ends: Instant })),
  /** While the page is open, in order of units and time. */
  free: z.array(UnitTime),
  /** Held by somebody, and otherwise free. */
  held: z.array(UnitTime),
})
