import { sql } from 'kysely'
import type { AskedFields } from '@app/contract/events/asked-event.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { askedPick, askedRows } from '../../../patterns/asked-columns.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { linkToAnswers, linkToLead } from './reading-links.ts'

interface Due extends Pick<AskedFields, 'name' | 'startDate' | 'endDate' | 'months' | 'contactName'> {
  to: string
  responseDeadline: string
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Reminders for addresses without an account. They read again what is due, because an email may wait. */
export const reminderMails = ({ origin, layOut }: MailParts): Record<string, ComposeMail> => ({
  'lead-reminder': async (db, id) => {
    const { rows } = await sql<Due>`
      select h.email as to, ${askedPick('name', 'startDate', 'endDate', 'months', 'contactName', 'responseDeadline')}
      from ${askedRows} join lead l on l.request_id = r.id join profile h on h.id = l.profile_id and h.deleted_date is null
      where l.id = ${id} and l.status = 'Open' and not derived.is_late(e.response_deadline, e.time_zone)
        and derived.ended_request(p, e) is null and h.email is not null and not derived.has_opted_out(h.email)`.execute(
      db,
    )
    const [due] = rows
    if (!due) return null
    const when = knownDates(due)
    const day = dates.format(new Date(due.responseDeadline))
    const { url, isTeam } = await linkToLead(db, origin, id)
    return layOut({
      to: due.to,
      subject: `Answer ${due.name} by ${day}`,
      intro: [
        `${due.contactName} asked you to host ${due.name}${when === undefined ? '' : `, ${when}`}, and needs your answer by ${day}.`,
      ],
      link: { label: 'Answer the request', url },
      outro: isTeam
        ? []
        : ['You need no account to answer. The page of the request also stops these emails.'],
    })
  },

  'request-reminder': async (db, id) => {
    const { rows } = await sql<{ to: string; name: string; answered: number; asked: number }>`
      select r.email as to, p.name, count(*)::int as asked, (count(*) filter (where l.status <> 'Open'))::int as answered
      from ${askedRows} join lead l on l.request_id = r.id
      where r.id = ${id} and r.email <> ${removedAddress} and derived.ended_request(p, e) is null group by r.email, p.name`.execute(
      db,
    )
    const [due] = rows
    if (!due) return null
    return layOut({
      to: due.to,
      subject: `Time to decide about ${due.name}`,
      intro: [`${due.answered} of ${due.asked} hosts answered your request.`],
      link: { label: 'See all answers', url: (await linkToAnswers(db, origin, id)).url },
      outro: [],
    })
  },
})
