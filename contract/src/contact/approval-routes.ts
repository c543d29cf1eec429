import * as z from 'zod'
import { Id, Instant, One, prose } from '../envelope.ts'
import { route } from '../route.ts'
import { maxDeclineReason } from '../rules/limits.ts'

/** A page that may be about the same place or organization. */
const Duplicate = z.object({
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  status: z.enum(['Pending', 'Approved']),
  /** `same` is beyond reasonable doubt, as far as names, places and contacts tell. */
  certainty: z.enum(['same', 'near']),
  /** Null if one of the positions is unknown. */
  miles: z.number().nullable(),
  reasons: z.array(z.string()),
})
export type Duplicate = z.output<typeof Duplicate>

/**
 * `Reachable`: it answers, perhaps only to people. `Failed`: with an error. `NoAnswer`: no connection, or too late. `NoSuchName`:
 * the name is unknown. `Insecure`: its certificate is invalid. `Refused`: it is at an address that isn't public.
 */
export const WebsiteOutcome = z.enum(['Reachable', 'Failed', 'NoAnswer', 'NoSuchName', 'Insecure', 'Refused'])
export type WebsiteOutcome = z.output<typeof WebsiteOutcome>

export const placeParts = ['address', 'city', 'state', 'position'] as const

/** What helps to decide about a pending profile. */
export const ApprovalCheck = z.object({
  profileId: Id,
  /** The most certain ones first. */
  duplicates: z.array(Duplicate),
  /** Null if the profile has none. */
  website: z
    .object({
      /** Null until it was checked. */
      outcome: WebsiteOutcome.nullable(),
      httpStatus: z.int().nullable(),
      checkedDate: Instant.nullable(),
      /** A check runs. Ask again in a few seconds. */
      isChecking: z.boolean(),
    })
    .nullable(),
  missingPlace: z.array(z.enum(placeParts)),
  /** The first member of the team. Null for imported pages, and if the account is gone. */
  submitter: z.object({ name: z.string(), email: z.string() }).nullable(),
  imageCount: z.int(),
  /** The latest refusal, if the page was sent again. */
  declined: z.object({ reason: z.string(), byName: z.string().nullable(), declinedDate: Instant }).nullable(),
})
export type ApprovalCheck = z.output<typeof ApprovalCheck>

const Decision = z.discriminatedUnion('status', [
  z.strictObject({ profileId: Id, status: z.literal('Approved') }),
  z.strictObject({
    profileId: Id,
    status: z.literal('Declined'),
    reason: prose(maxDeclineReason).min(1),
  }),
])
export type Decision = z.output<typeof Decision>

/** Why a page was declined, for its team. */
export const Decline = z.object({ profileId: Id, reason: z.string(), declinedDate: Instant })

const admins = { owner: null, allow: 'admin', method: 'POST' } as const
const idsOf = (most: number) => z.array(Id).min(1).max(most)

/** Approvals of pages of all kinds that need one. */
export const approvals = {
  checks: route({
    ...admins,
    path: '/approvals/checks',
    effect: 'read',
    data: z.strictObject({ ids: idsOf(20) }),
    reply: One(z.array(ApprovalCheck)),
    summary:
      'Probable duplicates, website and place of the pending pages among these; checks old websites again',
  }),
  decide: route({
    ...admins,
    path: '/approvals/decisions',
    isEnding: true,
    data: Decision,
    reply: One(z.object({ profileId: Id, status: z.enum(['Approved', 'Declined']), decidedDate: Instant })),
    summary:
      'Approve or decline a pending page, and email its managers. 409 if another administrator was faster',
  }),
  declined: route({
    owner: null,
    allow: 'user',
    method: 'POST',
    path: '/approvals/declined',
    effect: 'read',
    data: z.strictObject({ ids: idsOf(100) }),
    reply: One(z.array(Decline)),
    summary: 'The reasons of the declined pages among these on whose teams the caller is',
  }),
}
