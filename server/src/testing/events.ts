import type * as z from 'zod'
import type { EventDraft } from '@app/contract/events/event-schema.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'

/** A published event of this manager; `changes` on top of a plain one in 40 days. Nobody is notified of it. */
export async function makeEvent(
  server: TestServer,
  manager: Person,
  changes: Partial<z.input<typeof EventDraft>> = {},
) {
  const { id } = await server.stage.event({ manager, ...changes })
  return (await (await server.as(manager)).events.get({ id })).data
}
