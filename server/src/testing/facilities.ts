import type * as z from 'zod'
import type { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'

/** An approved facility of this manager; `changes` on top of a plain one. Nobody is notified of it. */
export async function makeFacility(
  server: TestServer,
  manager: Person,
  changes: Partial<z.input<typeof FacilityDraft>> = {},
) {
  const { id } = await server.stage.facility({ manager, ...changes })
  return (await (await server.as(manager)).facilities.get({ id })).data
}
