import { sql } from 'kysely'
import type * as z from 'zod'
import type { leadAnswers, LinkedLead } from '@app/contract/events/lead-answer-routes.ts'
import { nothing } from '@app/contract/envelope.ts'
import { dateText, knownDates } from '@app/contract/rules/event-text.ts'
import { audit } from '../../../patterns/audit.ts'
import { moveTitle } from './lead-news.ts'
import { lockEvent } from './move-lead.ts'
import { requestWithdrawn } from '../mails/mailed-links.ts'
import { linkExpired } from '../../../patterns/mailed-tokens.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { moveEventLead } from '../bids/award.ts'
import { storeBid } from '../bids/bid-handlers.ts'
import { readLead } from '../mails/mailed-requests.ts'

interface LinkedLeadState {
  id: string
  eventId: string
  profileId: string
  status: string
  responseDeadline: string | null
  isLate: boolean
  isOver: boolean
}

/** Handlers for the answers of hosts by a mailed link. */
export const leadAnswerHandlers = (): Handlers<typeof leadAnswers> => ({
  read: async ({ id }, call) => {
    await findOpenLead(call, id)
    return { data: await readLinked(call, id) }
  },

  answer: async ({ id, data: { status, passReason, bid } }, call) => {
    const { eventId } = await findOpenLead(call, id)
    await lockEvent(call, eventId)
    // Again, as it may have been withdrawn or decided while the lock was waited for.
    const lead = await findOpenLead(call, id)
    const move = () => moveEventLead(call, eventId, { leadId: lead.id, status, closeOthers: false }, ['host'])
    if (bid === null) await move()
    else await storeBid(call, lead, bid, 'data/bid/', move)
    await call.db.updateTable('lead').set({ pass_reason: passReason }).where('id', '=', lead.id).execute()
    return { data: await readLinked(call, lead.id) }
  },

  optOut: async ({ id }, call) => {
    const { rows } = await sql<{ profileId: string }>`
      with host as (
        select p.id, p.email from lead l join profile p on p.id = l.profile_id
        where l.id = ${id} and p.email is not null),
      added as (
        insert into mail_opt_out (address_hash) select sha256(convert_to(lower(email), 'utf8')) from host
        on conflict do nothing)
      select id as "profileId" from host`.execute(call.db)
    for (const { profileId } of rows)
      await audit(call, profileId, id, [{ op: 'add', path: '/mailOptOut', value: true }])
    return nothing
  },
})

/** The lead of a link that still takes answers. The holder of the link is told that it was withdrawn, and nothing else. */
async function findOpenLead(call: Call, id: string): Promise<LinkedLeadState> {
  const { rows } = await sql<LinkedLeadState>`
    select l.id, l.request_id as "eventId", l.profile_id as "profileId", l.status, e.response_deadline::text as "responseDeadline",
      derived.is_late(e.response_deadline, e.time_zone) as "isLate", not derived.takes_answers(p, e) as "isOver"
    from lead l join profile p on p.id = l.request_id and p.deleted_date is null join event e on e.profile_id = l.request_id
    where l.id = ${id}`.execute(call.db)
  const [lead] = rows
  if (!lead) throw requestWithdrawn()
  const { status, responseDeadline, isLate, isOver } = lead
  // A decision is told whatever the deadline was: its host has no other page to read it on.
  if (status === 'Won' || status === 'Lost') throw await closed(call, id)
  if (isLate && responseDeadline !== null)
    throw conflict('REQUEST_CLOSED', `This request closed on ${dateText(responseDeadline)}.`)
  if (isOver) throw await closed(call, id)
  return lead
}

/** What became of a request, for the host that was asked: nothing of other hosts. */
async function closed(call: Call, id: string) {
  const lead = await readLead(call.db, id, null)
  if (!lead) return linkExpired()
  const { hostName, contactName: name, status, ended, total } = lead
  const about = [lead.name, knownDates(lead)].filter(Boolean).join(', ')
  const isWon = status === 'Won'
  const title =
    isWon || status === 'Lost' || ended !== null
      ? moveTitle('sender', isWon ? 'Won' : 'Lost', { host: hostName, sender: name, about, ended, total })
      : `The request for ${about} is closed`
  const next = isWon
    ? 'Reply to the email about it to settle the rest.'
    : `Nothing else is asked of ${hostName}.`
  return conflict('REQUEST_CLOSED', `${title}. ${next}`)
}

async function readLinked(call: Call, id: string) {
  const { rows } = await sql<{ lead: z.output<typeof LinkedLead> }>`
    select json_build_object('id', t.id,
      'host', json_build_object('kind', t.profile_kind, 'id', t.profile_id, 'name', t.profile_name),
      'status', t.status, 'passReason', t.pass_reason, 'message', t.message,
      'request', (t.request::jsonb - 'email' - 'confirmedDate') || jsonb_build_object(
        'roomNights', e.room_nights, 'roomsPerNight', e.rooms_per_night, 'budgetFrom', e.budget_from, 'budgetTo', e.budget_to,
        'setupDays', e.setup_days, 'flexWeeks', e.flex_weeks, 'surface', e.surface, 'surfaces', e.surfaces, 'decisionDate', e.decision_date,
        'teamCount', e.team_count, 'ages', e.ages, 'attendance', e.attendance, 'location', e.location,
        'requestAddress', e.request_address, 'requestDist', e.request_dist, 'requirementNotes', e.requirement_notes),
      'bid', (select json_build_object('startDate', b.start_date, 'endDate', b.end_date, 'rent', b.rent, 'fees', b.fees,
        'spaceCount', b.space_count, 'spacesNote', b.spaces_note, 'note', b.note) from bid b where b.lead_id = t.id)) as lead
    from derived.lead_item t join event e on e.profile_id = t.owner_id
    where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw linkExpired()
  return found.lead
}
