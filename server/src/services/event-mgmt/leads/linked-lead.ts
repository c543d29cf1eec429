import { sql } from 'kysely'
import { dateText } from '@app/contract/rules/event-text.ts'
import { linkExpired } from '../../../patterns/mailed-tokens.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import { endedTitle, isBack, isHostGone, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readLead } from '../mails/mailed-requests.ts'
import { requestWithdrawn } from '../mails/mailed-links.ts'
import { moveTitle, namesIn, withDates } from './lead-news.ts'

interface LinkedLead {
  status: string
  responseDeadline: string | null
  isLate: boolean
  isOver: boolean
  ended: LeadEnding | null
  /** Its sender was forgotten. */
  isForgotten: boolean
}

/**
 * Throws a 409 for the link of a lead that takes no answers, with what became of the request. The holder is told that it was withdrawn, and
 * nothing else.
 */
export const requireOpenLink = (call: Call, id: string) => requireLink(call, id, { isReading: false })

/** The same for reading, which the chosen host still does: it has no other page with what was agreed, and whom to write to. */
export const requireReadableLink = (call: Call, id: string) => requireLink(call, id, { isReading: true })

/** What leaves an award as it was. */
const isAgreed = (ended: LeadEnding | null) => ended === null || isBack(ended)

async function requireLink(call: Call, id: string, { isReading }: { isReading: boolean }): Promise<void> {
  const { rows } = await sql<LinkedLead>`
    select l.status, e.response_deadline::text as "responseDeadline",
      derived.is_late(e.response_deadline, e.time_zone) as "isLate", not derived.takes_answers(p, e) as "isOver", l.ended,
      r.email = ${removedAddress} as "isForgotten"
    from lead l join request r on r.id = l.request_id join profile p on p.id = r.id and p.deleted_date is null
      join event e on e.profile_id = r.id
    where l.id = ${id}`.execute(call.db)
  const [lead] = rows
  if (!lead) throw requestWithdrawn()
  const { status, responseDeadline, isLate, isOver, ended, isForgotten } = lead
  if (isReading && status === 'Won' && isAgreed(ended) && !isForgotten) return
  // A decision is told whatever the deadline was: its host has no other page to read it on.
  if (status === 'Won' || status === 'Lost' || (ended !== null && isHostGone(ended)))
    throw await closed(call, id)
  if (isLate && responseDeadline !== null)
    throw conflict('REQUEST_CLOSED', `This request closed on ${dateText(responseDeadline)}.`)
  if (isOver) throw await closed(call, id)
}

/** What became of a request, for the host that was asked: nothing of other hosts. */
async function closed(call: Call, id: string) {
  const lead = await readLead(call.db, id, null)
  if (!lead) return linkExpired()
  const { hostName, status, ended } = lead
  const about = withDates(lead.name, lead)
  const isWon = status === 'Won'
  if (isWon && ended !== null)
    return conflict(
      'REQUEST_CLOSED',
      `${endedTitle(ended, { event: about, host: hostName, sender: lead.contactName })}. What you booked for it stays in your calendar until you release it.`,
    )
  const title =
    isWon || status === 'Lost' || ended !== null
      ? moveTitle('sender', isWon ? 'Won' : 'Lost', { ...namesIn(lead), about })
      : `The request for ${about} is closed`
  const next = isWon
    ? 'Reply to the email about it to settle the rest.'
    : `Nothing else is asked of ${hostName}.`
  return conflict('REQUEST_CLOSED', `${title}. ${next}`)
}
