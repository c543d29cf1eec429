import * as z from 'zod'
import { Id, Instant, Nothing, One, prose } from '../envelope.ts'
import { membershipKinds } from '../owners.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { PaidTier } from '../reference-lists/tiers.ts'
import { route } from '../route.ts'
import { maxAskMessage } from '../rules/limits.ts'
import { under } from './items.ts'

export const MembershipKind = z.enum(membershipKinds)

/** `Ended`: whoever asked no longer manages the page. */
export const membershipAskStatuses = ['Open', 'Granted', 'Declined', 'Withdrawn', 'Ended'] as const

export const MembershipAskDraft = z.strictObject({
  tier: PaidTier,
  message: prose(maxAskMessage).nullable().default(null),
})

/** A page's team asks for a membership. Administrators decide. */
export const MembershipAsk = z.object({
  id: Id,
  profile: z.object({ kind: MembershipKind, id: Id, name: z.string() }),
  tier: PaidTier,
  message: z.string().nullable(),
  status: z.enum(membershipAskStatuses),
  /** Why it was declined. */
  reason: z.string().nullable(),
  createdDate: Instant,
  decidedDate: Instant.nullable(),
})
export type MembershipAsk = z.output<typeof MembershipAsk>

/** What a page asks for. It has at most one open ask: asking again changes it. */
export const membershipAsksOf = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const { owner, path } = under(kind, 'membershipAsks')
  return {
    ask: route({
      method: 'PUT',
      path: `${path}/open`,
      owner,
      allow: 'manager',
      data: MembershipAskDraft,
      reply: One(MembershipAsk),
      summary: 'Ask for a membership, or for another one than was asked for',
    }),
    withdraw: route({
      method: 'DELETE',
      path: `${path}/open`,
      owner,
      allow: 'manager',
      reply: Nothing,
      summary: 'Withdraw what the page asks for',
    }),
  }
}
