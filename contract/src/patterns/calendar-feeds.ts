import * as z from 'zod'
import { Instant, Nothing, One } from '../envelope.ts'
import { route, type RouteOwner } from '../route.ts'

/** The caller's secret address of a calendar that other programs subscribe to. It shows what the caller may see. */
export const CalendarFeed = z.object({
  createdDate: Instant,
  /** Without the origin. Only the call that makes the address returns it, because only its hash is stored. */
  url: z.string().nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

/** The caller's address for the events of a profile or a list. Each caller has at most one for each. */
export const calendarFeeds = <const P extends string>(place: { owner: RouteOwner; path: P }) => ({
  get: route({ method: 'GET', ...place, allow: 'user', reply: One(CalendarFeed.nullable()) }),
  renew: route({
    method: 'PUT',
    ...place,
    allow: 'user',
    reply: One(CalendarFeed),
    summary: 'Make a new address. The one before stops working',
  }),
  revoke: route({ method: 'DELETE', ...place, allow: 'user', reply: Nothing }),
})
