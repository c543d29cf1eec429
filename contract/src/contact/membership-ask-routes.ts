import * as z from 'zod'
import { Id, Instant, Many, One, Page, prose } from '../envelope.ts'
import { MembershipAsk, MembershipKind } from '../patterns/membership-asks.ts'
import { Tier } from '../reference-lists/tiers.ts'
import { Plans } from '../plans.ts'
import { route } from '../route.ts'
import { maxReason } from '../rules/limits.ts'

const Membership = z.object({ isActive: z.boolean(), tier: Tier.nullable() })
const place = z.object({ city: z.string().nullable(), state: z.string().nullable() })

/** A page that the caller manages, with its membership and what was asked for it last. */
export const ManagedMembership = z.object({
  profile: z.object({ kind: MembershipKind, id: Id, name: z.string() }),
  place,
  membership: Membership,
  ask: MembershipAsk.nullable(),
})
export type ManagedMembership = z.output<typeof ManagedMembership>

/** An open ask, with what administrators decide by. */
export const MembershipAskToDecide = MembershipAsk.extend({
  user: z.object({ id: Id, name: z.string(), email: z.string() }),
  place,
  membership: Membership,
  createdDate: Instant,
})
export type MembershipAskToDecide = z.output<typeof MembershipAskToDecide>

export const MembershipAskDecision = z.discriminatedUnion('status', [
  z.strictObject({ askId: Id, status: z.literal('Granted') }),
  z.strictObject({ askId: Id, status: z.literal('Declined'), reason: prose(maxReason).min(1) }),
])

/** Memberships of pages: what there is to ask for, what was asked, and what administrators decide. */
export const membershipAsks = {
  plans: route({
    method: 'GET',
    path: '/plans',
    owner: null,
    allow: 'visitor',
    reply: One(Plans),
    summary: 'The tiers of memberships with their texts and prices',
  }),
  my: route({
    method: 'GET',
    path: '/membership-asks/my',
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(ManagedMembership),
    summary: 'The pages that the caller manages with their memberships, and what was asked last, by name',
  }),
  list: route({
    method: 'GET',
    path: '/membership-asks',
    owner: null,
    allow: 'admin',
    query: Page,
    reply: Many(MembershipAskToDecide),
    summary: 'Open asks, oldest first',
  }),
  decide: route({
    method: 'POST',
    path: '/membership-asks/decisions',
    owner: null,
    allow: 'admin',
    data: MembershipAskDecision,
    reply: One(MembershipAskToDecide),
    summary: 'Grant a membership, which sets it on the page, or decline with a reason',
  }),
}
