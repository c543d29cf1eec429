import { eventPlaces, LinkedPlaceChange } from '@app/contract/events/event-places.ts'
import { hostKinds } from '@app/contract/owners.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import {
  childHandlers,
  createChild,
  readChild,
  updateChild,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import type { ResolveLocation } from '../../../patterns/resolve-location.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Places whose page the caller can't see are left out. */
const children = {
  table: 'event_place',
  collection: eventPlaces,
  visible: (call: Call) => sql`(t.profile_id is null
    or exists (select from profile p where p.id = t.profile_id and ${visibleTo(call, 'p')}))`,
}
const withPage = { ...children, collection: { ...eventPlaces, change: LinkedPlaceChange } }

/** Handlers for the places of an event. Those without a page are located by their address. */
export const placeHandlers = (resolveLocation: ResolveLocation) => ({
  ...childHandlers(children),
  create: async ({ ownerId, data }: Owned & { data: z.output<typeof eventPlaces.draft> }, call: Call) => {
    if (data.profileId !== undefined) await requireHost(call, data.profileId)
    const { timeZone: _, ...position } = await resolveLocation({ ...data, lat: null, lng: null })
    return createChild(
      children,
      call,
      ownerId,
      data.profileId === undefined ? { ...data, ...position } : data,
    )
  },
  update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
    const { row } = await readChild(children, call, ownerId, id)
    return updateChild(row.profileId === null ? children : withPage, call, ownerId, id, patch)
  },
})

async function requireHost(call: Call, profileId: string) {
  const { rows } = await sql`
    select from profile p where p.id = ${profileId} and p.kind = any (${[...hostKinds]}) and ${visibleTo(call, 'p')}`.execute(
    call.db,
  )
  if (rows.length === 0) throw invalidField('data/profileId', 'is not a facility or a destination')
}
