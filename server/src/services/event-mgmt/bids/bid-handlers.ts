import { sql } from 'kysely'
import type { Bid, BidDraft, bidOfLead } from '@app/contract/events/bids.ts'
import { nothing } from '@app/contract/envelope.ts'
import { bidTotal } from '@app/contract/rules/bid-total.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import { getChild } from '../../../patterns/children.ts'
import { columnOf } from '../../../patterns/columns.ts'
import { notifyOfOffer } from '../leads/lead-news.ts'
import { requireInTime } from '../leads/move-lead.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'
import { endOffer } from '../endings/end-lead.ts'
import { findLead, leadsOf, lockLead, requireSide } from '../leads/event-leads.ts'
import { moveEventLead } from './award.ts'
import { readWanted } from './event-costs.ts'
import { requireHeldDates } from './held-dates.ts'
import { changeBetween, readBids, readHolds } from './read-bids.ts'

const readBid = async (call: Call, leadId: string) => (await readBids(call, sql`t.id = ${leadId}`))[0] ?? null

/** Handlers for the bid of a lead, and for what it is compared by and stands on. */
export const bidHandlers = (): Handlers<ReturnType<typeof bidOfLead>> => ({
  bid: {
    get: async ({ ownerId, id }, call) => {
      await findLead(call, ownerId, id)
      return { data: await readBid(call, id) }
    },

    submit: async ({ ownerId, id, data }, call) => {
      const { profileId, status } = await lockOpenBid(call, ownerId, id)
      if (data.startDate < dayOf(new Date())) throw invalidField('data/startDate', 'must not be in the past')
      const before = await readBid(call, id)
      await requireHeldDates(call, id, data)
      const { total } = bidTotal(data, await readWanted(call.db, ownerId))
      await storeBid(call, { id, profileId, status }, data, {
        before,
        total,
        answer: () =>
          moveEventLead(call, ownerId, { leadId: id, status: 'Interested', closeOthers: false }, ['host']),
      })
      const bid = await readBid(call, id)
      if (!bid) throw new Error('the bid was not stored')
      return createdIf(before === null, { data: bid })
    },

    withdraw: async ({ ownerId, id }, call) => {
      const { profileId } = await lockOpenBid(call, ownerId, id)
      const { numDeletedRows } = await call.db.deleteFrom('bid').where('lead_id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return nothing
      await endOffer(call, id)
      await audit(call, profileId, id, [{ op: 'remove', path: '/bid' }])
      return nothing
    },
  },

  costs: async ({ ownerId, id }, call) => {
    await findLead(call, ownerId, id)
    return { data: (await readWanted(call.db, ownerId)).costs }
  },

  holds: async ({ ownerId, id }, call) => {
    await findLead(call, ownerId, id)
    return { data: await readHolds(call, id) }
  },

  award: async ({ ownerId, id, data: { closeOthers, offerVersion } }, call) => {
    await lockLead(call, ownerId, id)
    const now = (await readBid(call, id))?.version ?? null
    if (offerVersion !== undefined && offerVersion !== now)
      throw conflict(
        'OFFER_CHANGED',
        `The host ${changeBetween(offerVersion, now)} since you looked at it. Look at it again.`,
      )
    await moveEventLead(call, ownerId, { leadId: id, status: 'Won', closeOthers }, ['sender'])
    return getChild(leadsOf, call, ownerId, id)
  },
})

/** Locks a lead whose bid its host may change now. */
async function lockOpenBid(call: Call, ownerId: string, id: string) {
  const lead = await lockLead(call, ownerId, id)
  requireSide(lead, 'host')
  // A link has one form for the answer and the offer: after a pass, it takes both back.
  if (lead.status !== 'Open' && lead.status !== 'Interested' && !(call.link && lead.status === 'Passed'))
    throw conflict('MOVE_NOT_ALLOWED', `A request that is ${lead.status} takes no offers.`)
  const { rows } = await sql<{ responseDeadline: string | null; isLate: boolean }>`
    select response_deadline::text as "responseDeadline", derived.is_late(response_deadline, time_zone) as "isLate"
    from event where profile_id = ${ownerId}`.execute(call.db)
  for (const event of rows) requireInTime(event, 'Offers')
  return lead
}

/**
 * Stores the offer of a lead that the call has locked, moves the lead with `answer`, and notifies the organizer of an offer that the move
 * doesn't announce. The offer is stored before the move, because the move's notification has its total. It is logged after the move,
 * because the history shows the answer first.
 */
async function storeBid(
  call: Call,
  lead: { id: string; profileId: string; status: string },
  { confirmedTotal, ...bid }: z.output<typeof BidDraft>,
  { before, total, answer }: { before: Bid | null; total: number; answer: () => Promise<void> },
) {
  if (confirmedTotal !== undefined && confirmedTotal !== total)
    throw conflict(
      'TOTAL_CHANGED',
      `The organizer changed what they need since you looked at it: they see ${dollars(total)} now. Look at your offer again.`,
    )
  const terms = Object.entries(bid).map(([field, value]) => [columnOf(field), value] as const)
  const row = {
    ...Object.fromEntries(terms),
    lead_id: lead.id,
    confirmed_total: total,
    submitted_by: call.user?.id ?? null,
    submitted_date: new Date(),
  }
  await call.db
    .insertInto('bid')
    .values(row)
    .onConflict((conflicting) => conflicting.column('lead_id').doUpdateSet(row))
    .execute()
  await answer()
  // The email about a change has both figures as they were then, however late it is composed.
  const value = { ...bid, total, totalBefore: before?.total ?? null }
  await audit(call, lead.profileId, lead.id, [{ op: 'replace', path: '/bid', value }])
  const isNews = before === null || newsOf(before) !== newsOf({ ...bid, total })
  if (lead.status === 'Interested' && isNews)
    await notifyOfOffer(call, lead, { before: before?.total ?? null })
}

/** The terms whose change the organizer is notified of, as one text. */
const newsOf = ({
  total,
  startDate,
  endDate,
  spaceCount,
  liveStreamCost,
}: Pick<Bid, 'total' | 'startDate' | 'endDate' | 'spaceCount' | 'liveStreamCost'>) =>
  // A live stream that the rent includes leaves the total as it is without one.
  JSON.stringify([total, startDate, endDate, spaceCount, liveStreamCost !== null])
