import type * as z from 'zod'
import type { BusinessDraft } from '@app/contract/businesses/business-schema.ts'
import type { promotions } from '@app/contract/businesses/promotion-schema.ts'
import { dayFromToday } from './days.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'

type Draft = z.input<typeof BusinessDraft>

/** An approved business of this manager; `changes` on top of a plain one. Nobody is notified of it. */
export async function makeBusiness(server: TestServer, manager: Person, changes: Partial<Draft> = {}) {
  const { id } = await server.stage.business({ manager, ...changes })
  return (await (await server.as(manager)).businesses.get({ id })).data
}

/** A promotion from yesterday to tomorrow; `changes` on top of a plain one. */
export const promotionDraft = (
  changes: Partial<z.input<typeof promotions.draft>> = {},
): z.input<typeof promotions.draft> => ({
  title: 'Team night',
  startDate: dayFromToday(-1),
  endDate: dayFromToday(1),
  ...changes,
})
