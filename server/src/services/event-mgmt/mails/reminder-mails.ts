import { sql } from 'kysely'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { keyHours } from '../asking/read-sent-request.ts'

interface Due {
  to: string
  name: string
  event: string
  startDate: string | null
  endDate: string | null
  months: string[]
  deadline: string
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Reminders for addresses without an account. They read again what is due, because an email may wait. */
export const reminderMails = ({ origin, layOut }: MailParts): Record<string, ComposeMail> => ({
  'lead-reminder': async (db, id) => {
    const { rows } = await sql<Due>`
      select p.email as to, r.name, r.event, r.start_date::text as "startDate", r.end_date::text as "endDate", r.months,
        r.response_deadline::text as deadline
      from lead l join derived.request_facts r on r.id = l.request_id join profile p on p.id = l.profile_id and p.deleted_date is null
      where l.id = ${id} and l.status = 'Open' and not r.is_late and r.ended is null and p.email is not null
        and not derived.has_opted_out(p.email)`.execute(db)
    const [due] = rows
    if (!due) return null
    const when = knownDates(due)
    const day = dates.format(new Date(due.deadline))
    return layOut({
      to: due.to,
      subject: `Answer ${due.event} by ${day}`,
      intro: [
        `${due.name} asked you to host ${due.event}${when === undefined ? '' : `, ${when}`}, and needs your answer by ${day}.`,
      ],
      link: {
        label: 'Answer the request',
        url: `${origin}/leads/answer#${await issueToken(db, 'lead-key', id, keyHours)}`,
      },
      outro: ['You need no account to answer. The page of the request also stops these emails.'],
    })
  },

  'request-reminder': async (db, id) => {
    const { rows } = await sql<{ to: string; event: string; answered: number; asked: number }>`
      select r.email as to, r.event, count(*)::int as asked, (count(*) filter (where l.status <> 'Open'))::int as answered
      from derived.request_facts r join lead l on l.request_id = r.id
      where r.id = ${id} and r.email <> ${removedAddress} and r.ended is null group by r.email, r.event`.execute(
      db,
    )
    const [due] = rows
    if (!due) return null
    return layOut({
      to: due.to,
      subject: `Time to decide about ${due.event}`,
      intro: [`${due.answered} of ${due.asked} hosts answered your request.`],
      link: {
        label: 'See all answers',
        url: `${origin}/requests/status#${await issueToken(db, 'request-key', id, keyHours)}`,
      },
      outro: [],
    })
  },
})
