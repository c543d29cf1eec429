import * as z from 'zod'
import { Continued, ContinuedBefore, ContinuedTake, Id, Instant, Many, One, Page } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'
import { longestText } from '../rules/limits.ts'
import { Token } from './claim-routes.ts'

export const invitationStatuses = ['Open', 'Accepted', 'Declined', 'Withdrawn', 'Expired'] as const

/** An invitation to the team of a profile, as the invited person sees it. */
export const Invitation = z.object({
  id: Id,
  profile: z.object({
    kind: KindName,
    id: Id,
    name: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
  }),
  role: z.string(),
  /** Who invites. Null if the account is gone. */
  invitedByName: z.string().nullable(),
  /** The invited address. Null if a user was invited by id. */
  email: z.string().nullable(),
  status: z.enum(invitationStatuses),
  createdDate: Instant,
  expiresDate: Instant,
})
export type Invitation = z.output<typeof Invitation>

const Person = z.object({ id: Id, name: z.string(), email: z.string() })

/** An open invitation, as administrators see it. */
export const OpenInvitation = Invitation.omit({ invitedByName: true, status: true }).extend({
  /** Null if the account is gone. */
  invitedBy: Person.nullable(),
  /** The account that was invited by id. Null if an address was invited, or if the account is gone. */
  user: Person.nullable(),
})
export type OpenInvitation = z.output<typeof OpenInvitation>

export const OpenInvitationPage = z.object({
  /** In the names of the profile and of both people, and in their addresses. */
  text: z.string().trim().max(longestText).default(''),
  /** The `next` of the page before. */
  before: ContinuedBefore,
  take: ContinuedTake,
})
export type OpenInvitationPage = z.output<typeof OpenInvitationPage>

/** An invitation by the token in its link, or by its id for the signed-in person whom it is for. */
const InvitationRef = z
  .strictObject({ token: Token.optional(), invitationId: Id.optional() })
  .refine(({ token, invitationId }) => (token === undefined) !== (invitationId === undefined), {
    message: 'must be set, or invitationId, but not both',
    path: ['token'],
  })

const reply = One(Invitation)

/** Invitations to teams of all kinds. Managers and administrators change, resend and withdraw them as pending members of the profile. */
export const invitations = {
  list: route({
    method: 'GET',
    path: '/invitations',
    owner: null,
    allow: 'admin',
    query: OpenInvitationPage,
    reply: Continued(OpenInvitation),
    summary:
      'Open invitations of all teams, newest first. There is no total, and pages continue after an invitation',
  }),
  my: route({
    method: 'GET',
    path: '/invitations/my',
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(Invitation),
    summary: "Open invitations to the caller or to the caller's verified address, newest first",
  }),
  read: route({
    method: 'POST',
    path: '/invitations/read',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    data: z.strictObject({ token: Token }),
    reply,
    summary: 'Who invites to what, for the holder of the mailed link',
  }),
  accept: route({
    method: 'POST',
    path: '/invitations/acceptances',
    owner: null,
    allow: 'user',
    data: InvitationRef,
    reply,
    summary: 'Join the team. Only for the invited user, or an account with the invited, verified address',
  }),
  decline: route({
    method: 'POST',
    path: '/invitations/refusals',
    owner: null,
    allow: 'visitor',
    data: InvitationRef,
    reply,
    summary:
      "Decline. The holder of the mailed link needs no account. The profile can't invite again for 30 days",
  }),
}
