import { sql } from 'kysely'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { aboutText, knownDates } from '@app/contract/rules/event-text.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import type { Call } from '../platform/http/call.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { managersOf, notify } from './notify.ts'

/** What happened, for the subjects of emails and the titles of notifications. Undefined for moves that are no news. */
export function moveTitle(
  side: LeadSide,
  status: string,
  names: { host: string; sender: string; about: string },
) {
  const { host, sender, about } = names
  const titles: Record<LeadSide, Record<string, string>> = {
    host: { Interested: `${host} is interested`, Passed: `${host} can't host this time` },
    sender: {
      Won: `${sender} chose you for ${about}`,
      Lost: `${sender} chose another place for ${about}`,
      Interested: `${sender} reopened the request for ${about}`,
    },
  }
  return titles[side][status]
}

interface MovedLead {
  host: string
  hasAddress: boolean
  sender: string
  /** The account of the sender. */
  senderId: string | null
  /** Whether the request has the address of that account. */
  isOwnAddress: boolean
  event: string | null
  sport: string | null
  startDate: string | null
  endDate: string | null
  months: string[]
}

async function readMoved(call: Call, leadId: string): Promise<MovedLead | undefined> {
  const { rows } = await sql<MovedLead>`
    select p.name as host, p.email is not null as "hasAddress", r.name as sender, r.user_id as "senderId",
      coalesce(u.email_verified and lower(u.email) = r.email, false) as "isOwnAddress",
      r.event, r.sport, r.start_date::text as "startDate", r.end_date::text as "endDate", r.months
    from lead l join profile p on p.id = l.profile_id join derived.request_facts r on r.id = l.request_id
    left join app_user u on u.id = r.user_id
    where l.id = ${leadId}`.execute(call.db)
  return rows[0]
}

/**
 * Tells the other side of a move. The address of a page, and one that is not of the sender's account, get their emails whatever anybody
 * prefers: nobody's preferences are about them.
 */
export async function notifyOfMove(
  call: Call,
  { id, profileId }: { id: string; profileId: string },
  status: LeadStatus,
  side: LeadSide,
) {
  const lead = await readMoved(call, id)
  const about = lead && aboutText(lead)
  const title = lead && about !== undefined && moveTitle(side, status, { ...lead, about })
  if (!title) return
  const nobody = sql`select null::uuid`
  const isForAddress = side === 'host' ? !lead.isOwnAddress : lead.hasAddress
  if (isForAddress) await queueMail(call.db, 'lead-moved', id)
  await notify(call, side === 'host' ? sql`select ${lead.senderId}::uuid` : managersOf(profileId), {
    kind: 'request-moved',
    aboutId: profileId,
    title,
    contents: [side === 'host' ? about : lead.host, knownDates(lead)].filter(Boolean).join(', '),
    url: side === 'host' ? '/requests?box=sent' : '/requests',
    mail: { job: 'lead-moved', subjectId: id },
    ...(isForAddress && { mailed: nobody }),
  })
}
