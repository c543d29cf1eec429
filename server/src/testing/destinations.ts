import type * as z from 'zod'
import type { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'

/** An approved destination of this manager. Nobody is notified of it. */
export async function makeDestination(
  server: TestServer,
  manager: Person,
  changes: Partial<z.input<typeof DestinationDraft>> = {},
) {
  const { id } = await server.stage.destination({ manager, ...changes })
  return (await (await server.as(manager)).destinations.get({ id })).data
}
