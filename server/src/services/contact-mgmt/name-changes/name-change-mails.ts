import { sql } from 'kysely'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'

interface MailedChange {
  to: string
  oldName: string
  newName: string
  kind: string
  profileId: string
}

/** Emails about changes of names, by the kind of job. */
export const nameChangeMails = ({
  origin,
  brand,
  layOutNews,
  profilePath,
}: MailParts): Record<string, ComposeMail> => ({
  'name-undone': async (db, id, recipientId) => {
    const { rows } = await sql<MailedChange>`
      select m.email as "to", c.old_name as "oldName", c.new_name as "newName", p.kind, p.id as "profileId"
      from name_change c join profile p on p.id = c.profile_id and p.deleted_date is null
      join derived.mailed_manager m on m.owner_id = p.id and m.user_id = ${recipientId}
      where c.id = ${id} and c.status = 'Undone'`.execute(db)
    const [change] = rows
    if (!change || recipientId === null) return null
    const { to, oldName, newName, kind, profileId } = change
    return layOutNews(
      {
        to,
        subject: `The name of ${oldName} was restored`,
        intro: [
          `The page of ${oldName} was renamed to ${newName}. An administrator of ${brand} undid that, because the new name ` +
            "didn't seem to be the name of the same place. Everything else on the page is as you left it.",
        ],
        link: { label: 'Open your page', url: origin + profilePath({ kind, id: profileId }) },
        outro: [
          `If the place did change its name, rename the page again, and contact ${brand} with a link that shows the new name.`,
        ],
      },
      { userId: recipientId, subject: 'approvals' },
    )
  },
})
