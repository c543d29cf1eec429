import { sql } from 'kysely'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { ProfileKind } from './profile-kind.ts'
import { visibleTo } from './visibility.ts'

type Order = { id: string }[]
const idsOf = (rows: Order) => rows.map((row) => row.id)

/** Profiles of the kind that the user is a member of, or that belong to what the user manages; the newest first. */
export async function memberships(kind: ProfileKind, call: Call, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p where p.kind = ${kind.kind} and ${visibleTo(call, 'p')}
      and p.id in (select s.profile_id from staff s where s.user_id = ${userId})
    order by p.created_date desc, p.id`.execute(call.db)
  return idsOf(rows)
}

/** Profiles of the kind that the user liked or follows and may still see, the latest liking first. */
export async function reactedTo(kind: ProfileKind, call: Call, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from reaction r join profile p on p.id = r.profile_id
    where r.user_id = ${userId} and p.kind = ${kind.kind} and ${visibleTo(call, 'p')}
    order by r.created_date desc, p.id`.execute(call.db)
  return idsOf(rows)
}

/** What a user who shows themselves manages, as far as it is public to the caller. */
export async function managedPublicly(kind: ProfileKind, call: Call, userId: string): Promise<string[]> {
  const user = await call.db
    .selectFrom('app_user')
    .select('is_visible')
    .where('id', '=', userId)
    .executeTakeFirst()
  const hidden = !user?.is_visible && !call.isAdmin && call.user?.id !== userId
  if (!user || hidden) throw notFound()
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p join member m on m.profile_id = p.id and m.user_id = ${userId} and m.role = 'Manager'
    where p.kind = ${kind.kind} and ${visibleTo(call, 'p')} order by p.name collate "und-x-icu", p.id`.execute(
    call.db,
  )
  return idsOf(rows)
}
