import { sql } from 'kysely'
import type { Rung } from '@app/contract/route.ts'
import type { Call, FindRung } from '../platform/http/call.ts'

/**
 * The one visibility rule: an approved and active profile is everybody's; any other is seen by its members, by the
 * managers of its owner and by admins; a deleted one by nobody. `viewer` and `isAdmin` are SQL, mostly parameters.
 */
export const visible = (profile: string, viewer: string, isAdmin: string) =>
  `${profile}.deleted_date is null and (${profile}.status = 'Approved' and ${profile}.is_active or ${isAdmin}::boolean` +
  ` or exists (select from staff seen where seen.user_id = ${viewer}::uuid and seen.profile_id = ${profile}.id))`

/** The same for the query builder. */
export function visibleTo(call: Pick<Call, 'user' | 'isAdmin'>, profile: string) {
  const [start = '', middle = '', end = ''] = visible(profile, '?', '?').split('?')
  return sql`${sql.raw(start)}${call.isAdmin}${sql.raw(middle)}${call.user?.id ?? null}${sql.raw(end)}`
}

/** The rule's two parameters for a caller. */
export const viewerOf = (call: Pick<Call, 'user' | 'isAdmin'>): [string | null, boolean] => [
  call.user?.id ?? null,
  call.isAdmin,
]

const rungQuery = `
  select (select case when bool_or(s.role = 'Manager') then 'manager' when count(*) > 0 then 'member' end
    from staff s where s.user_id = $2::uuid and s.profile_id = p.id) as rung
  from profile p where p.id = $1 and p.kind = $4 and ${visible('p', '$2', '$3')}`

/** What the caller is on a profile of this kind; managers of its owner are managers of it. */
export const profileRung =
  (kind: string): FindRung =>
  async (call, ownerId) => {
    const [found] = await call.prepared<{ rung: 'manager' | 'member' | null }>('profile-rung', rungQuery, [
      ownerId,
      ...viewerOf(call),
      kind,
    ])
    if (!found) return null
    const below: Rung = call.user ? 'user' : 'visitor'
    return call.isAdmin ? 'admin' : (found.rung ?? below)
  }
