import * as z from 'zod'
import { Id, Instant } from '../envelope.ts'
import { anyOf, Text, within } from '../filter.ts'
import { StaffRole } from '../reference-lists/staff-roles.ts'
import { allowedFrom } from '../route.ts'
import { items } from './items.ts'

/** `email` is null but for oneself and for admins. */
export const Member = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  email: z.string().nullable(),
  picture: z.string().nullable(),
  role: StaffRole,
  createdDate: Instant,
})

/** Who is meant, by id or by the address of their account, never both. */
export const MemberDraft = z
  .strictObject({
    userId: Id.optional(),
    email: z.email().max(254).optional(),
    role: StaffRole.default('Manager'),
  })
  .refine((draft) => (draft.userId === undefined) !== (draft.email === undefined), {
    message: 'give userId or email',
    path: ['userId'],
  })

export const MemberChange = z.strictObject({ role: StaffRole })

const MemberFilter = z.strictObject({
  userId: anyOf(Id),
  role: anyOf(StaffRole),
  createdDate: within(Instant),
  text: Text.optional(),
  sort: z.enum(['name', '-name', 'createdDate', '-createdDate']).optional(),
})

/** Members may remove themselves; everything else is for managers. */
export const members = <const P extends string>(path: P) => {
  const access = { read: 'visitor', write: 'manager' } as const
  const own = items(path, { item: Member, draft: MemberDraft, filter: MemberFilter, ...access })
  return { ...own, remove: allowedFrom('member', own.remove) }
}
