import * as z from 'zod'
import { Nothing, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import type { Quota } from '../quota.ts'
import { route } from '../route.ts'
import { askedCollections } from './asked-event.ts'
import { Event, EventDraft } from './event-schema.ts'

/** A request as its organizer writes it. */
export const RequestDraft = EventDraft.safeExtend(askedCollections)

/** What a form changes of a request: fields of its event, and all spaces and amenities as they are then. */
const RequestChange = z.strictObject({
  ...askedCollections,
  patch: z
    .array(z.strictObject({ op: z.literal('replace'), path: z.string().max(100), value: z.unknown() }))
    .max(100)
    .default([]),
})

/** Writes of an event with the collections that a request asks for, as a whole or not at all. */
export const writtenRequest = <const P extends string>(
  { owner, path }: OwnerDeclaration<P>,
  quotas: readonly Quota[] = [],
) => ({
  add: route({
    method: 'POST',
    path: `${path}/requests`,
    owner: null,
    allow: 'user',
    quotas,
    budget: 'creations',
    status: 201,
    data: RequestDraft,
    reply: One(Event),
    summary: 'Create an event with the spaces and amenities that it asks for',
  }),
  save: route({
    method: 'PUT',
    path: `${path}/{id}/request`,
    owner,
    allow: 'manager',
    data: RequestChange,
    reply: One(Event),
    summary: 'Change an event, and replace the spaces and amenities that it asks for',
  }),
  restore: route({
    method: 'POST',
    path: `${path}/{id}/request/restored`,
    // A deleted event has no visible owner: the item exists for the person who deleted it, and names the rung.
    owner: ['item'],
    item: 'deletedRequest',
    allow: 'manager',
    // It counts among the pages again, but it was created when it was.
    quotas: quotas.filter(({ name }) => name === 'profiles'),
    isEnding: true,
    reply: Nothing,
    summary:
      'Undo the deletion of a request that no host was asked for, by the person who deleted it, within 30 days',
  }),
})
