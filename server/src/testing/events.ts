import type * as z from 'zod'
import type { EventDraft } from '@app/contract/events/event-schema.ts'
import { dayFromToday } from './days.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'

/** A published event of this manager; `changes` on top of a plain one in 40 days. */
export async function makeEvent(
  server: TestServer,
  manager: Person,
  changes: Partial<z.input<typeof EventDraft>> = {},
) {
  const api = await server.as(manager)
  const { data } = await api.events.create({
    data: {
      name: 'Elm Open',
      city: 'Gary',
      state: 'Indiana',
      status: 'Published',
      startDate: dayFromToday(40),
      endDate: dayFromToday(42),
      ...changes,
    },
  })
  return data
}
