import * as z from 'zod'
import { entryQuotas } from '../calendar/calendar-routes.ts'
import { HeldTime, PlannedInstant } from '../calendar/entry-schema.ts'
import { distinct, Id, Nothing, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'

/** How many times one call holds, and how many units they have in all: a unit that is held on three days counts three times. */
export const [mostHeldTimes, mostHeldUnits] = [200, 2000]

/** What a facility holds: a time for each stretch in which the same units are held, such as one day of two fields. */
export const HoldsDraft = z
  .strictObject({
    leadId: Id,
    /** A hold whose time is over earlier ends with it. */
    expiresDate: PlannedInstant,
    holds: z.array(HeldTime).min(1, 'must have a time').max(mostHeldTimes),
  })
  .refine(({ holds }) => holds.reduce((sum, { unitIds }) => sum + unitIds.length, 0) <= mostHeldUnits, {
    message: `must have at most ${mostHeldUnits} units in all`,
    path: ['holds'],
  })

/** What a facility holds for its own bid, or for that of a destination that asked it. */
export const bidHolds = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const all = { path: `${kind.path}/{ownerId}/bid-holds`, owner: kind.owner, allow: 'manager' } as const
  return {
    hold: route({
      ...all,
      method: 'POST',
      status: 201,
      quotas: entryQuotas,
      data: HoldsDraft,
      reply: One(z.object({ entryIds: z.array(Id), changeId: Id })),
      summary: 'Hold times of its calendar for a bid, all or none. They replace those that ran out',
    }),
    holds: route({
      ...all,
      method: 'PUT',
      data: z.strictObject({ leadId: Id, entryIds: distinct(Id, 'a hold').max(mostHeldTimes) }),
      reply: Nothing,
      summary: 'Let the bid of this facility, or of a destination that asked it, stand on these holds only',
    }),
  }
}
