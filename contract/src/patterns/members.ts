import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { withRights } from '../route.ts'
import { items, type Place } from './items.ts'

/** `email` is visible only to the member and to admins. */
const MemberItem = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  email: z.string().nullable(),
  picture: z.string().nullable(),
  role: z.string(),
  createdDate: Instant,
})

/** The member collection of a kind, with the roles that the kind declares. */
export function memberCollection<R extends string>({ roles }: Pick<Members<R>, 'roles'>) {
  const names = Object.keys(roles).filter((role): role is R => role in roles)
  const Role = z.enum(names)
  const item = MemberItem.extend({ role: Role })
  return collection({
    item,
    /** Either a user id or the verified email address of an account. */
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
    unfiltered: ['email', 'picture'],
  })
}

type Members<R extends string> = Pick<ProfileKind<string, z.ZodObject, z.ZodObject, z.ZodObject, R>, 'roles'>

/** The default role of new members, and the role of the creator of a profile. */
export function managerRole<R extends string>(roles: Members<R>['roles']): R {
  for (const role in roles) if (roles[role] === 'manager') return role
  throw new Error('the kind declares no manager role')
}

/** Members can remove themselves. All other writes require a manager. */
export const members = <const P extends string, R extends string>(place: Place<P>, kind: Members<R>) => {
  const own = items(place, memberCollection(kind))
  return { ...own, remove: withRights(own.remove, { allow: 'member', item: 'member', check: 'self' }) }
}
