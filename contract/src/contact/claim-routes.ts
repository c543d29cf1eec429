import * as z from 'zod'
import { Id, Many, One, Page, prose } from '../envelope.ts'
import { Claim, ClaimStatus } from '../patterns/claims.ts'
import { route } from '../route.ts'
import { maxReason } from '../rules/limits.ts'

/** A claim with everything that its decision depends on. */
export const ClaimToDecide = Claim.extend({
  user: z.object({ id: Id, name: z.string(), email: z.string(), isEmailVerified: z.boolean() }),
  place: z.object({ city: z.string().nullable(), state: z.string().nullable() }),
  website: z.string().nullable(),
  /** Other open claims to the same profile. */
  rivalCount: z.int(),
})

const ClaimQuery = Page.extend({ status: ClaimStatus.default('Open') })

export const ClaimDecision = z.discriminatedUnion('status', [
  z.strictObject({ claimId: Id, status: z.literal('Approved') }),
  z.strictObject({ claimId: Id, status: z.literal('Declined'), reason: prose(maxReason).min(1) }),
])

/** Opened links carry a token in the body, so that it never reaches a log. */
export const Token = z.string().regex(/^[\w-]{43}$/, 'is not a valid link')

/** Claims to profiles of all kinds. */
export const claims = {
  list: route({
    method: 'GET',
    path: '/claims',
    owner: null,
    allow: 'admin',
    query: ClaimQuery,
    reply: Many(ClaimToDecide),
    summary: 'Oldest first',
  }),
  my: route({
    method: 'GET',
    path: '/claims/my',
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(Claim),
    summary: 'Newest first, without withdrawn ones',
  }),
  decide: route({
    method: 'POST',
    path: '/claims/decisions',
    owner: null,
    allow: 'admin',
    data: ClaimDecision,
    reply: One(ClaimToDecide),
    summary: 'Approve a claim, which makes the user a manager, or decline it',
  }),
  prove: route({
    method: 'POST',
    path: '/claims/proofs',
    owner: null,
    allow: 'user',
    data: z.strictObject({ token: Token }),
    reply: One(Claim),
    summary: "Redeem the link that was mailed to an address at the profile's domain",
  }),
}
