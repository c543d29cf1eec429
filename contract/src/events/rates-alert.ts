import * as z from 'zod'
import { Instant, Many, Nothing, One, Page } from '../envelope.ts'
import { under } from '../patterns/items.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'

/** The caller's wish to be told when the event shows rates of hotels. */
export const RatesAlert = z.object({ createdDate: Instant })
export type RatesAlert = z.output<typeof RatesAlert>

/** It ends when the caller is told, and when the event is over. */
export const ratesAlerts = <const P extends string, I extends z.ZodObject>(
  kind: Pick<ProfileKind<P, I>, 'owner' | 'path' | 'item'>,
) => {
  const place = { ...under(kind, 'ratesAlert'), allow: 'user' } as const
  return {
    mine: route({
      method: 'GET',
      path: `${kind.path}/my/ratesAlerts`,
      owner: null,
      allow: 'user',
      query: Page,
      reply: Many(kind.item),
      summary: 'The events whose hotel rates the caller waits for, the next one first',
    }),
    get: route({ ...place, method: 'GET', reply: One(RatesAlert.nullable()) }),
    put: route({
      ...place,
      method: 'PUT',
      otherStatus: 201,
      quotas: quotasOf('ratesAlerts', { noun: 'alerts of hotel rates', most: 100, mostAtFirst: 50 }),
      reply: One(RatesAlert),
      summary: 'Be told once when the event shows rates of hotels. Repeating it changes nothing',
    }),
    removeMine: route({ ...place, method: 'DELETE', reply: Nothing }),
  }
}
