import * as z from 'zod'
import { collection } from '../collection.ts'
import { FileUrl, Id, Instant, Many, One, Page } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { quotasOf } from '../quota.ts'
import { route, withRights } from '../route.ts'
import { items, type Place } from './items.ts'

/**
 * A member, or for managers an open invitation, which has the same id when it is accepted. `email` is visible only to the
 * member and to admins; of an invitation, it is the address that was invited.
 */
const MemberItem = z.object({
  id: Id,
  /** Null if an email address was invited: nobody learns whether it has an account. */
  userId: Id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  picture: FileUrl,
  role: z.string(),
  createdDate: Instant,
  /** An invitation that was not accepted yet. It gives no rights, and only managers see it. */
  isPending: z.boolean(),
  /** When a pending invitation expires. */
  expiresDate: Instant.nullable(),
})

/** The member collection of a kind, with the roles that the kind declares. */
export function memberCollection<R extends string>({ roles }: Pick<Members<R>, 'roles'>) {
  const names = Object.keys(roles).filter((role): role is R => role in roles)
  const Role = z.enum(names)
  const item = MemberItem.extend({ role: Role })
  return collection({
    item,
    /** Whom to invite: either a user id or an email address. The reply is the same whether or not an account has it. */
    draft: z
      .strictObject({
        userId: Id.optional(),
        email: z.email().max(254).optional(),
        role: Role.default(managerRole(roles)),
      })
      .refine((draft) => (draft.userId === undefined) !== (draft.email === undefined), {
        message: 'must be set, or email, but not both',
        path: ['userId'],
      }),
    change: z.strictObject({ role: Role }),
    texts: ['name'],
    unfiltered: ['email'],
    quota: { name: 'members', noun: 'members and open invitations' },
  })
}

const invitationQuota = quotasOf('invitations', { noun: 'open invitations', most: 50, mostAtFirst: 10 })

type Members<R extends string> = Pick<ProfileKind<string, z.ZodObject, z.ZodObject, z.ZodObject, R>, 'roles'>

/** The default role of new members, and the role of the creator of a profile. */
export function managerRole<R extends string>(roles: Members<R>['roles']): R {
  for (const role in roles) if (roles[role] === 'manager') return role
  throw new Error('the kind declares no manager role')
}

/**
 * `create` invites a person, who becomes a member by accepting. Members can remove themselves. All other writes require a
 * manager, and work on open invitations too: `remove` withdraws one.
 */
export const members = <const P extends string, R extends string>(place: Place<P>, kind: Members<R>) => {
  const team = memberCollection(kind)
  const own = items(place, team)
  const create = { ...own.create, quotas: [...(own.create.quotas ?? []), ...invitationQuota] }
  return {
    ...own,
    create,
    // A file of a team is for the team.
    export: withRights(own.export, { allow: 'member' }),
    update: { ...own.update, isEnding: true },
    remove: { ...withRights(own.remove, { allow: 'member', item: 'member', check: 'self' }), isEnding: true },
    resend: route({
      method: 'POST',
      path: `${place.path}/{id}/resend`,
      owner: place.owner,
      allow: 'manager',
      reply: One(team.item),
      summary: 'Email an open invitation again. It then expires 14 days later',
    }),
  }
}

/** `members` of a kind whose profiles belong to others. The managers of those manage it too. */
export const inheritingMembers = <const P extends string, R extends string>(
  place: Place<P>,
  kind: Members<R>,
) => ({
  ...members(place, kind),
  inherited: route({
    method: 'GET',
    path: `${place.path}/inherited`,
    owner: place.owner,
    allow: 'visitor',
    query: Page,
    reply: Many(memberCollection(kind).item),
  }),
})
