import * as z from 'zod'
import { Id, Many, Nothing, One, Page } from '../envelope.ts'
import { conversationQuota } from '../groups/group-schema.ts'
import { items, under, type Place } from '../patterns/items.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route, withRights, type Rung } from '../route.ts'
import {
  eventLeads,
  EventLeads,
  Lead,
  LeadHistory,
  LeadNote,
  LeadNoteDraft,
  LeadStats,
  ListedLead,
  Pipeline,
  PipelineQuery,
} from './lead-schema.ts'

/** A lead belongs to both of its sides: whoever is on the team of the event, or of the host. */
export const leadItem = <const P extends string>({ owner, path }: OwnerDeclaration<P>) =>
  ({ owner: [owner, 'item'], item: 'lead', allow: 'member', path: `${path}/{ownerId}/leads/{id}` }) as const

/** Where leads are read, and from which rung on. */
interface LeadPlace<P extends string> extends Place<P> {
  allow: Rung
}

const searchOf = <const P extends string>(place: LeadPlace<P>) =>
  route({
    ...place,
    method: 'POST',
    effect: 'read',
    query: Page,
    data: eventLeads.filter,
    reply: Many(ListedLead),
  })

const statsOf = <const P extends string>(place: LeadPlace<P>) =>
  route({
    ...place,
    method: 'POST',
    effect: 'read',
    data: eventLeads.filter.default({}),
    reply: One(LeadStats),
    summary: 'How many leads the caller reads, by status',
  })

/**
 * The leads of an event. Its team reads all of them, and the team of a host reads that host's: other callers who see the event find
 * none. Either side changes what is its own.
 */
export const leadsOfEvent = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'leads')
  const routes = items(place, eventLeads, { read: 'user', write: 'manager' })
  const one = leadItem(kind)
  const { path } = one
  return {
    ...routes,
    list: withRights(routes.list, { link: 'sender' }),
    get: route({ ...one, link: 'host', method: 'GET', reply: One(Lead) }),
    update: route({ ...one, link: ['host', 'sender'], method: 'PATCH', body: 'patch', reply: One(Lead) }),
    my: route({
      method: 'GET',
      path: `${place.path}/my`,
      owner: place.owner,
      allow: 'user',
      reply: One(z.array(ListedLead)),
      summary: 'The leads of the event to pages whose team the caller is on',
    }),
    search: searchOf({ ...place, path: `${place.path}/search`, allow: 'user' }),
    stats: statsOf({ ...place, path: `${place.path}/stats`, allow: 'user' }),
    bulk: route({
      method: 'POST',
      path: `${place.path}/bulk`,
      owner: place.owner,
      allow: 'manager',
      status: 201,
      data: EventLeads,
      reply: One(z.array(ListedLead)),
      summary: 'Ask several hosts at once: all of them, or none if one is refused',
    }),
    offer: route({
      method: 'PUT',
      path: `${place.path}/mine`,
      owner: place.owner,
      allow: 'user',
      otherStatus: 201,
      data: z.strictObject({ profileId: Id }),
      reply: One(ListedLead),
      summary: 'Be interested in an event of the RFP marketplace, as a page whose team the caller is on',
    }),
    member: route({
      ...one,
      method: 'PUT',
      path: `${path}/member`,
      data: z.strictObject({ userId: Id.nullable() }),
      reply: One(ListedLead),
      summary: "Say who of the host's team works on a lead. Null: nobody in particular",
    }),
    optOut: route({
      ...one,
      // Only the link is of the address.
      allow: 'admin',
      link: 'host',
      method: 'POST',
      path: `${path}/opt-out`,
      reply: Nothing,
      summary: 'No more emails about requests to the address that the link was mailed to',
    }),
    conversation: route({
      ...one,
      method: 'POST',
      path: `${path}/conversation`,
      quotas: [conversationQuota],
      otherStatus: 201,
      reply: One(z.object({ id: Id })),
      summary:
        "Open the conversation of the host's team and the managers of the event, or find it. Its members follow both teams",
    }),
    history: route({
      ...one,
      method: 'GET',
      path: `${path}/history`,
      reply: One(LeadHistory),
      summary: 'Moves, offers and holds with who and when, for the team of the host',
    }),
    notes: {
      list: route({
        ...one,
        method: 'GET',
        path: `${path}/notes`,
        reply: One(z.array(LeadNote)),
        summary: "The notes of the caller's side, oldest first",
      }),
      create: route({
        ...one,
        method: 'POST',
        path: `${path}/notes`,
        status: 201,
        data: LeadNoteDraft,
        reply: One(LeadNote),
        summary: 'Note something that only the own side reads',
      }),
    },
  }
}

/** The leads of a host, for its team. They belong to the service of events. */
export const leadsOfHost = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'leads')
  return {
    search: searchOf({ ...place, path: place.path, allow: 'member' }),
    stats: statsOf({ ...place, path: `${place.path}/stats`, allow: 'member' }),
    pipeline: route({
      method: 'GET',
      path: `${kind.path}/{ownerId}/pipeline`,
      owner: place.owner,
      allow: 'member',
      query: PipelineQuery,
      reply: One(Pipeline),
      summary: 'The newest leads of each status, and how many there are',
    }),
  }
}
