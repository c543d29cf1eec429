import { eventPlaces, LinkedPlaceChange } from '@app/contract/events/event-places.ts'
import { hostKinds } from '@app/contract/owners.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import {
  childHandlers,
  createChild,
  getChild,
  readChild,
  updateChild,
  type Owned,
  type OwnedItem,
  type Row,
} from '../../../patterns/children.ts'
import type { ResolveLocation } from '../../../patterns/resolve-location.ts'
import { requireVisible } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readsPlace } from './chosen-host.ts'

/** Places whose page the caller can't see are left out. */
const children = {
  table: 'event_place',
  collection: eventPlaces,
  visible: readsPlace,
}
const withPage = { ...children, collection: { ...eventPlaces, change: LinkedPlaceChange } }

/** Handlers for the places of an event. Those without a page are located by their address. */
export const placeHandlers = (resolveLocation: ResolveLocation) => {
  /** Without a page, a place is where its address is. */
  const positionOf = async (address: Row) => {
    const { lat = null, lng = null } = await resolveLocation({ ...address, lat: null, lng: null })
    return { lat, lng }
  }
  const own = childHandlers(children)
  return {
    ...own,
    create: async ({ ownerId, data }: Owned & { data: z.output<typeof eventPlaces.draft> }, call: Call) => {
      if (data.profileId !== undefined)
        await requireVisible(call, data.profileId, hostKinds, 'data/profileId')
      const position = data.profileId === undefined ? await positionOf(data) : {}
      const created = await createChild(children, call, ownerId, { ...data, ...position })
      await touchEvent(call, ownerId)
      return created
    },
    update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
      const { row } = await readChild(children, call, ownerId, id)
      const isListed = row.profileId !== null
      const updated = await updateChild(isListed ? withPage : children, call, ownerId, id, patch)
      if (!isListed) {
        const { lat, lng } = await positionOf((await readChild(children, call, ownerId, id)).row)
        await sql`update event_place set lat = ${lat}, lng = ${lng}
          where id = ${id} and (lat, lng) is distinct from (${lat}::float8, ${lng}::float8)`.execute(call.db)
      }
      await touchEvent(call, ownerId)
      return isListed ? updated : getChild(children, call, ownerId, id)
    },
    remove: async (input: OwnedItem, call: Call) => {
      const removed = await own.remove(input, call)
      await touchEvent(call, input.ownerId)
      return removed
    },
  }
}

/** Calendars read an event again only if it has a higher revision. */
const touchEvent = (call: Call, id: string) =>
  sql`update profile set updated_date = now() where id = ${id}`.execute(call.db)
