import * as z from 'zod'
import { Id, Instant, line, Nothing, One, prose } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'
import { under } from './items.ts'

export const ClaimDraft = z.strictObject({
  /** The claimer's position, such as 'General manager'. */
  role: line(100),
  message: prose(2000).nullable().default(null),
  /**
   * An address at the profile's own domain, which is sent a link as proof. A free-mail address is kept without proof. Any
   * other address is refused.
   */
  email: z.email().max(254).nullable().default(null),
})

export const claimStatuses = ['Open', 'Approved', 'Declined', 'Withdrawn'] as const
export const ClaimStatus = z.enum(claimStatuses)

/** A user's claim to run a profile. Administrators decide. */
export const Claim = z.object({
  id: Id,
  profile: z.object({ kind: KindName, id: Id, name: z.string() }),
  role: z.string(),
  message: z.string().nullable(),
  email: z.string().nullable(),
  /** `Sent`: a link was mailed to `email` and has not been opened yet. */
  proof: z.enum(['None', 'Sent', 'Proved']),
  status: ClaimStatus,
  /** Why it was declined. */
  reason: z.string().nullable(),
  createdDate: Instant,
  decidedDate: Instant.nullable(),
})

/** Whether a profile can be claimed, and how. */
export const ClaimStanding = z.object({
  /** Nobody manages it. */
  isUnclaimed: z.boolean(),
  /** The domains whose addresses prove a claim. Empty if the profile has neither a website nor an email of its own. */
  domains: z.array(z.string()),
  /** The caller's latest claim, unless it was withdrawn. */
  claim: Claim.nullable(),
})

/** Claims to a profile without managers. */
export const claims = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const { owner, path } = under(kind, 'claims')
  return {
    standing: route({
      method: 'GET',
      path: `${path}/my`,
      owner,
      allow: 'visitor',
      reply: One(ClaimStanding),
      summary: "Whether the profile can be claimed, and the caller's own claim",
    }),
    submit: route({
      method: 'POST',
      path,
      owner,
      allow: 'user',
      check: 'outsider',
      status: 201,
      data: ClaimDraft,
      reply: One(Claim),
      summary: 'Claim a profile that nobody manages',
    }),
    withdraw: route({
      method: 'DELETE',
      path: `${path}/my`,
      owner,
      allow: 'user',
      reply: Nothing,
      summary: "Withdraw the caller's open claim",
    }),
  }
}
