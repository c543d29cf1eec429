import * as z from 'zod'
import { Lead, LeadFilter, LeadQuery } from '../contact/request-schema.ts'
import { Id, Many, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { route } from '../route.ts'
import { exportOf } from './exports.ts'
import { under } from './items.ts'

/** The requests that a profile received, for its staff. */
export const leads = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'leads')
  return {
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
