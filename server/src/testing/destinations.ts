import type * as z from 'zod'
import type { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import type { TestServer } from './test-server.ts'
import { admin, type Person } from './test-tokens.ts'

/** An approved destination of this manager. */
export async function makeDestination(
  server: TestServer,
  manager: Person,
  changes: Partial<z.input<typeof DestinationDraft>> = {},
) {
  const api = await server.as(manager)
  const { data } = await api.destinations.create({
    data: { name: 'Elm County', destinationType: 'Sports Commission', ...changes },
  })
  const approver = await server.as(admin)
  return (await approver.destinations.approve({ id: data.id })).data
}
