import * as z from 'zod'
import { CalendarDate, Id, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { SportName } from '../reference-lists/sports.ts'
import { route } from '../route.ts'

/** Whom a host could win before they ask: a listed request, or an organization. Never what a person looked at or searched for. */
const HotLead = z.object({
  kind: z.enum(['event', 'organization']),
  id: Id,
  name: z.string(),
  /** From 0 to 100: of a request how well it fits, and of an organization how much it plans. */
  score: z.int(),
  /** Of a request. */
  startDate: CalendarDate.nullable(),
  endDate: CalendarDate.nullable(),
  /** The days in it that the facility is free, with set-up. Null if nobody knows. */
  from: CalendarDate.nullable(),
  to: CalendarDate.nullable(),
  /** How many spaces are asked for, if a number is, and how many of these the facility has. */
  needed: z.int().nullable(),
  own: z.int().nullable(),
  isFree: z.boolean(),
  /** Of a destination: its facility that fits best. */
  facilityName: z.string().nullable(),
  /** Of an organization: its public events to come, and those of its sports that the host has too. */
  events: z.int(),
  sports: z.array(SportName),
})
export type HotLead = z.output<typeof HotLead>

export const hotLeadsOf = <const P extends string>({ owner, path }: OwnerDeclaration<P>) =>
  route({
    method: 'GET',
    path: `${path}/{ownerId}/hot-leads`,
    owner,
    allow: 'member',
    gate: { of: 'owner', tier: 'hotLeads' },
    turns: 'heavy',
    reply: One(z.array(HotLead)),
    summary:
      'Listed requests that fit and were not sent to this page, and organizations whose managers follow it, the best first',
  })
