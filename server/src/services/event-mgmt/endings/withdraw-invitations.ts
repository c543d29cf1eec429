import { sql } from 'kysely'
import { notify, type Notifier } from '../../../patterns/notify.ts'

/** Withdraws the open invitations to the team of a page that ended, and tells the people who have an account. */
export async function withdrawInvitations(call: Notifier, { id, name }: { id: string; name: string }) {
  const { rows } = await sql<{ userId: string | null }>`
    update invitation i set status = 'Withdrawn', decided_date = now() where i.profile_id = ${id} and i.status = 'Open'
    returning coalesce(i.user_id, (select u.id from app_user u where u.email_verified and lower(u.email) = i.email)) as "userId"`.execute(
    call.db,
  )
  const invited = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  if (invited.length > 0)
    await notify(call, sql`select unnest(${invited}::uuid[])`, {
      kind: 'invitation-ended',
      aboutId: id,
      title: `Your invitation to the team of ${name} has ended`,
      contents: 'The page was removed or cancelled, so there is no team to join.',
      url: '/account#memberships',
    })
}
