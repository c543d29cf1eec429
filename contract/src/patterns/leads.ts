import * as z from 'zod'
import { Lead } from '../contact/request-schema.ts'
import { Id, Many, One, Page } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { route } from '../route.ts'
import { under } from './items.ts'

/** The requests that a profile received, for its staff. */
export const leads = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'leads')
  return {
    list: route({
      method: 'GET',
      ...place,
      allow: 'member',
      query: Page.extend({ status: LeadStatus.optional() }),
      reply: Many(Lead),
      summary: 'Newest first',
    }),
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
