import { sql } from 'kysely'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { ProfileKind } from './profile-kind.ts'
import { visibleThrough } from './visibility.ts'

const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)

/** Profiles whose team the user is on, including inherited roles. Newest first. */
export async function teamProfiles(kind: ProfileKind, call: Call, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p where p.kind = ${kind.kind} and ${await visibleThrough(kind.gate, call)}
      and p.id = any (array(select s.owner_id from derived.staff s where s.user_id = ${userId}))
    order by p.created_date desc, p.id`.execute(call.db)
  return idsOf(rows)
}

/** Visible profiles that the user likes or follows, most recent reaction first. */
export async function reactedProfiles(kind: ProfileKind, call: Call, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from reaction r join profile p on p.id = r.owner_id
    where r.user_id = ${userId} and p.kind = ${kind.kind} and ${await visibleThrough(kind.gate, call)}
    order by r.created_date desc, p.id`.execute(call.db)
  return idsOf(rows)
}

/** Visible profiles that a user manages. Throws a 404 if the user isn't visible to the caller. */
export async function managedProfiles(kind: ProfileKind, call: Call, userId: string): Promise<string[]> {
  const user = await call.db
    .selectFrom('app_user')
    .select('is_visible')
    .where('id', '=', userId)
    .executeTakeFirst()
  const isHidden = !user?.is_visible && !call.isAdmin && call.user?.id !== userId
  if (!user || isHidden) throw notFound()
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p join derived.member_item m on m.owner_id = p.id and m.user_id = ${userId} and m.rung = 'manager'
    where p.kind = ${kind.kind} and ${await visibleThrough(kind.gate, call)} order by p.name collate "und-x-icu", p.id`.execute(
    call.db,
  )
  return idsOf(rows)
}
