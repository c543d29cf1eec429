import type * as z from 'zod'
import type { EntryDraft } from '@app/contract/calendar/entry-schema.ts'
import { makeFacility } from '../../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../../testing/people.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

export type NewEntry = z.input<typeof EntryDraft>

/** A facility with a calendar: Field 1, divided into A and B, and Room 1, without a buffer. It is in New York's time zone. */
export async function makeCalendar(server: TestServer) {
  const manager = await signUp(server, 'manager')
  const { id: ownerId } = await makeFacility(server, manager.person, { timeZone: 'America/New_York' })
  return { ...(await addSpaces(manager, ownerId)), manager, ownerId }
}

async function addSpaces({ api }: SignedUp, ownerId: string) {
  const { spaces } = api.facilities
  const field = (await spaces.create({ ownerId, data: { name: 'Field 1', parts: ['A', 'B'] } })).data
  const room = (await spaces.create({ ownerId, data: { name: 'Room 1' } })).data
  const [a, b] = field.units.map(({ id }) => id)
  return { field, room, a: a!, b: b!, r: room.units[0]!.id }
}

/** Tests plan days of this June, in UTC. */
export const june = (day: number, time = '12:00') => `2031-06-${String(day).padStart(2, '0')}T${time}:00.000Z`
