import { isDeepStrictEqual } from 'node:util'
import { eventCollections, type event } from '@app/contract/events/event-routes.ts'
import type { writtenRequest } from '@app/contract/events/written-request.ts'
import { spaceTypes } from '@app/contract/facilities/space-type-schema.ts'
import type * as z from 'zod'
import { sql } from 'kysely'
import { createChild, ofOwner, readChildren, removeChild, type Children } from '../../../patterns/children.ts'
import { lockDraft } from '../../../patterns/profile-writes.ts'
import { readProfile } from '../../../patterns/profile-reads.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { parsed } from '../../../platform/http/json-text.ts'
import { eventKind } from '../events/event-kind.ts'
import { restoreUnsentRequest } from './unsent-requests.ts'
import type { eventWrites } from '../events/event-moves.ts'

const requirements = { table: 'space_type', collection: spaceTypes }
const amenities = { table: 'amenity', collection: eventCollections.amenities }

/** Handlers that write an event together with the collections that a request asks for. A refusal undoes everything. */
export const writtenRequestHandlers = (
  writes: ReturnType<typeof eventWrites>,
): Handlers<ReturnType<typeof writtenRequest<typeof event.path>>> => ({
  add: async ({ data: { requirements: spaces, amenities: names, ...draft } }, call) => {
    const { id } = parsed(await writes.create({ data: draft }, call)).data
    await sql`update event set is_request = true where profile_id = ${id}`.execute(call.db)
    return replaceCollections(call, id, spaces, names)
  },

  save: async ({ id, data: { patch, requirements: spaces, amenities: names } }, call) => {
    if (patch.length > 0) await writes.update({ id, patch }, call)
    // Locked and compared with the revision that the caller knows, like a change of fields.
    else await lockDraft(eventKind, call, id)
    return replaceCollections(call, id, spaces, names)
  },

  restore: ({ id }, call) => restoreUnsentRequest(call, id),
})

/** Makes the spaces and amenities of an event these, and returns the event. */
async function replaceCollections(
  call: Call,
  id: string,
  spaces: readonly Record<string, unknown>[],
  names: readonly string[],
) {
  await replaceItems(requirements, call, id, spaces)
  const named = names.map((name) => ({ name }))
  await replaceItems(amenities, call, id, named)
  return readProfile(eventKind, call, id)
}

const everything = { offset: 0, take: 1000 }

/** Makes the items of an event these. Those that stay the same keep their ids. */
async function replaceItems<I extends z.ZodObject>(
  children: Children<I>,
  call: Call,
  eventId: string,
  wanted: readonly Record<string, unknown>[],
) {
  // The revision is that of the event, and its schema limits the number of items.
  const inner: Call = { ...call, ifMatch: undefined, route: { ...call.route, quotas: [] } }
  const left = [...wanted]
  const { data } = parsed(await readChildren(children, inner, ofOwner(eventId), everything))
  for (const item of data) {
    const { id, createdDate: _createdDate, ...draft }: Record<string, unknown> = item
    const at = left.findIndex((one) => isDeepStrictEqual(one, draft))
    if (at === -1) await removeChild(children, inner, eventId, String(id))
    else left.splice(at, 1)
  }
  for (const draft of left) await createChild(children, inner, eventId, draft)
}
