import { sql } from 'kysely'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import { keyHours } from '../asking/read-sent-request.ts'
import { endingMailJob } from './tell-ending.ts'

interface StoredMail {
  requestId: string
  leadId: string | null
  isForHost: boolean
  title: string
  contents: string
  to: string
  /** The event can be opened by a link. */
  isThere: boolean
}

/** Emails about endings to addresses that belong to no account. */
export const endingMails = ({ origin, brand, layOut }: MailParts): Record<string, ComposeMail> => ({
  [endingMailJob]: async (db, id) => {
    const { rows } = await sql<StoredMail>`
      select m.request_id as "requestId", m.lead_id as "leadId", m.profile_id is not null as "isForHost", m.title, m.contents,
        case when m.profile_id is null then r.email else h.email end as to, p.deleted_date is null as "isThere"
      from ending_mail m join request r on r.id = m.request_id join profile p on p.id = r.id
      left join profile h on h.id = m.profile_id
      where m.id = ${id} and case when m.profile_id is null then r.email <> ${removedAddress}
        else h.email is not null and not derived.has_opted_out(h.email) end`.execute(db)
    const [mail] = rows
    if (!mail) return null
    const { requestId, leadId, isForHost, isThere, title, contents, to } = mail
    const key = isForHost
      ? leadId !== null && `leads/answer#${await issueToken(db, 'lead-key', leadId, keyHours)}`
      : `requests/status#${await issueToken(db, 'request-key', requestId, keyHours)}`
    const message = layOut({
      to,
      subject: title,
      intro: [contents],
      link:
        isThere && key !== false
          ? { label: isForHost ? 'See the request' : 'See all answers', url: `${origin}/${key}` }
          : { label: `Go to ${brand}`, url: origin },
      outro: [],
    })
    return {
      ...message,
      whenSent: (trx) => sql`delete from ending_mail where id = ${id}`.execute(trx),
    }
  },
})
