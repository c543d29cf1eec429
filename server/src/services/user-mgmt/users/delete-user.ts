import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import type { DeletionObstacles } from '@app/contract/users/user-schema.ts'
import { audit } from '../../../patterns/audit.ts'
import { closedSubject } from '../../../patterns/closed-accounts.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { conflict, notFound, SoleManager } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { runnerOf, type Accounts } from './accounts.ts'
import { lockStays } from './forget-stays.ts'
import { forgetUser } from './forget-user.ts'

/** Pages that are listed in the reply. */
const maxListed = 100

/** What prevents the deletion of a user: pages that nobody else manages, other than requests, which end with who asks. */
export async function readObstacles(call: Call, id: string): Promise<DeletionObstacles> {
  const { rows } = await sql<DeletionObstacles>`
    with sole as (
      select p.kind, p.id, p.name from derived.member_item m join profile p on p.id = m.owner_id and p.deleted_date is null
      where m.user_id = ${id} and m.rung = 'manager' and not exists (
        select from derived.member_item o where o.owner_id = p.id and o.rung = 'manager' and o.user_id <> m.user_id)
      and not exists (select from request r join event e on e.profile_id = r.id and e.category = 'Private'
        where r.id = p.id and r.user_id = m.user_id))
    select (select count(*) from sole) as "profileCount",
      (select coalesce(json_agg(listed), '[]') from (
        select kind, id, name from sole order by name collate "und-x-icu", id limit ${maxListed}) listed) as profiles,
      exists (select from import where job_due is not null and job_by = ${id}) as "isImporting",
      exists (select from administrator where user_id = ${id}) and not exists (
        select from administrator a join app_user u on u.id = a.user_id
        where u.blocked_date is null and u.id <> ${id}) as "isLastAdmin"`.execute(call.db)
  return rows[0]!
}

/**
 * Deletes a user. Every insert that refers to the user locks their row by its foreign key. So it either commits before the
 * row is locked here, and the checks find it, or it fails when the row is gone.
 */
export async function deleteUser(call: Call, accounts: Accounts, id: string) {
  // In the order in which others take them: the start of an import, the booking of a room, the decision of a claim, the answer to an invitation.
  await lockUntilCommit(call, `import-jobs/${id}`)
  await lockUntilCommit(call, 'blocks')
  await lockStays(call, id)
  await sql`select from claim where user_id = ${id} order by id for update`.execute(call.db)
  await sql`select from invitation where user_id = ${id}
    or email = (select lower(email) from app_user where id = ${id} and email_verified) order by id for update`.execute(
    call.db,
  )
  const user = await call.db
    .selectFrom('app_user')
    .select(['subject', 'email', 'email_verified', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw notFound()
  checkRevision(call, user.revision)
  // As when managers remove each other: two managers of a page can't both leave.
  await sql`select from member m where m.owner_id in (select owner_id from member where user_id = ${id})
    order by m.id for update`.execute(call.db)
  requireNone(await readObstacles(call, id))
  await forgetUser(call, { id, email: user.email_verified ? user.email.toLowerCase() : null })
  await sql`insert into closed_account (subject_hash) values (${closedSubject(user.subject)})
    on conflict (subject_hash) do update set closed_date = now()`.execute(call.db)
  await accounts.remove(runnerOf(call), user.subject)
  await sql`delete from owner where id = ${id}`.execute(call.db)
  await audit(call, id, null, [{ op: 'remove', path: '' }])
  call.report('account.deleted', { target: user.subject })
  return nothing
}

function requireNone({ profiles, profileCount, isLastAdmin, isImporting }: DeletionObstacles) {
  if (isLastAdmin)
    throw conflict('LAST_ADMIN', 'You are the last administrator. Make somebody else one first.')
  if (isImporting)
    throw conflict('IMPORT_STATE', 'An import is being worked on. Wait until it is done, then try again.')
  if (profileCount > 0) throw new SoleManager(profiles, profileCount)
}
