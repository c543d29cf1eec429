import type * as z from 'zod'
import type { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { TestServer } from './test-server.ts'
import { admin, type Person } from './test-tokens.ts'

const draft: z.input<typeof FacilityDraft> = {
  name: 'Elm Street Fieldhouse',
  city: 'Indianapolis',
  state: 'Indiana',
  postalCode: '46204',
  lat: 39.77,
  lng: -86.15,
  facilityType: 'Fieldhouse',
}

/** An approved facility of this manager; `changes` on top of a plain one. */
export async function makeFacility(
  server: TestServer,
  manager: Person,
  changes: Partial<z.input<typeof FacilityDraft>> = {},
) {
  const api = await server.as(manager)
  const { data } = await api.facilities.create({ data: { ...draft, ...changes } })
  const approver = await server.as(admin)
  return (await approver.facilities.approve({ id: data.id })).data
}
