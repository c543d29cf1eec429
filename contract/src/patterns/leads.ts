import * as z from 'zod'
import { Lead, LeadFilter, LeadQuery, RequestReach } from '../contact/request-schema.ts'
import { Id, Many, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { route } from '../route.ts'
import { exportOf } from './exports.ts'
import { under } from './items.ts'

/** The requests that a profile received, for its staff, and how they reach it, for everyone. */
export const leads = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'leads')
  return {
    reach: route({
      method: 'GET',
      path: `${place.path}/reach`,
      owner: place.owner,
      allow: 'visitor',
      reply: One(RequestReach),
      summary: 'How requests reach the profile: by email, in the inbox of its team, or not yet',
    }),
    list: route({
      method: 'GET',
      ...place,
      allow: 'member',
      query: LeadQuery,
      reply: Many(Lead),
      summary: 'Newest first',
    }),
    export: exportOf({ ...place, allow: 'member' }, LeadFilter),
    move: route({
      method: 'PUT',
      ...place,
      allow: 'member',
      data: z.strictObject({ leadId: Id, status: LeadStatus }),
      reply: One(Lead),
      summary: 'Answer a request: Interested, Passed, or Open again',
    }),
  }
}
