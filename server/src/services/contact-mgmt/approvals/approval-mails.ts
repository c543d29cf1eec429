import { sql } from 'kysely'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'

interface MailedDecision {
  to: string
  status: 'Approved' | 'Declined'
  reason: string | null
  name: string
  kind: string
  profileId: string
}

/** Emails about decisions on pending pages, by the kind of job. */
export const approvalMails = ({
  origin,
  brand,
  layOutNews,
  profilePath,
}: MailParts): Record<string, ComposeMail> => ({
  'approval-decided': async (db, id, recipientId) => {
    const { rows } = await sql<MailedDecision>`
      select m.email as "to", d.status, d.reason, p.name, p.kind, p.id as "profileId"
      from approval_decision d join profile p on p.id = d.profile_id and p.deleted_date is null
      join derived.mailed_manager m on m.owner_id = p.id and m.user_id = ${recipientId}
      where d.id = ${id}`.execute(db)
    const [decision] = rows
    if (!decision || recipientId === null) return null
    const subscription = { userId: recipientId, subject: 'approvals' } as const
    const { to, status, reason, name, kind, profileId } = decision
    const link = { label: 'Open your page', url: origin + profilePath({ kind, id: profileId }) }
    if (status === 'Approved')
      return layOutNews(
        {
          to,
          subject: `${name} is approved`,
          intro: [`We approved the page of ${name}. Everyone can find it on ${brand} now.`],
          link,
          outro: [],
        },
        subscription,
      )
    return layOutNews(
      {
        to,
        subject: `${name} wasn't approved`,
        intro: [`We couldn't approve the page of ${name} on ${brand}.`, `Reason: ${reason}`],
        link,
        outro: ['Only its team can see the page. Once it is fixed, send it again from the top of the page.'],
      },
      subscription,
    )
  },
})
