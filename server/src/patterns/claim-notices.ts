import { sql } from 'kysely'
import { queueMails } from '../platform/mail/mail-queue.ts'
import type { Call } from '../platform/http/call.ts'
import { presentAdministrators } from './administrators.ts'
import { notify } from './notify.ts'
import { readPageLink } from './page-link.ts'

/** Tells the administrators of a new claim. Several claims within an hour are one email to each of them. */
export async function notifyAdministrators(call: Call, claimId: string, profileId: string) {
  const { name } = await readPageLink(call, profileId)
  const mailed = await notify(call, presentAdministrators, {
    kind: 'claim-received',
    aboutId: profileId,
    title: `New claim: ${name}`,
    contents: 'Somebody says that they run this page.',
    url: '/admin/claims',
    mail: 'caller',
  })
  const { rows } = await sql<{ subjectId: string; dueDate: Date }>`
    with noticed as (
      insert into claim_notice (claim_id, user_id) select ${claimId}, unnest(${mailed}::uuid[]) returning user_id)
    select a.user_id as "subjectId", greatest(a.next_digest_date, now()) as "dueDate"
    from noticed join administrator a on a.user_id = noticed.user_id order by a.user_id`.execute(call.db)
  await queueMails(call.db, 'claims-to-decide', rows)
}
