import { sql } from 'kysely'
import type { HoldingFacility, holdRequestsOfLead, HoldRequest } from '@app/contract/events/hold-requests.ts'
import { askedPick, askedRows } from '../../../patterns/asked-columns.ts'
import type { Owned } from '../../../patterns/children.ts'
import { managersOf, notify } from '../../../patterns/notify.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { findLead, lockLead, requireSide } from '../leads/event-leads.ts'

type Routes = ReturnType<typeof holdRequestsOfLead>['holdRequests']

const requestsPerDay = { name: 'hold-request', most: 30, seconds: 24 * 3600 }

/** The public facilities that belong to the destination of a lead. */
async function readFacilities({ db }: Call, leadId: string): Promise<HoldingFacility[]> {
  const { rows } = await sql<HoldingFacility>`
    select f.id as "facilityId", f.name, f.city, f.state, s.has_spaces as "hasSpaces", derived.instant(h.asked_date) as "askedDate"
    from lead l join facility_destination d on d.destination_id = l.profile_id and d.is_accepted
    join profile f on f.id = d.owner_id and f.audience = 'public' and f.deleted_date is null
    join event e on e.profile_id = l.request_id
    cross join lateral (
      select e.space_name is null or exists (select from space_type s where s.owner_id = f.id and s.name = e.space_name) as has_spaces) s
    left join hold_request h on h.lead_id = l.id and h.facility_id = f.id
    where l.id = ${leadId} order by s.has_spaces desc, f.name, f.id`.execute(db)
  return rows
}

/** Handlers for the requests of a destination to its facilities. */
export const holdRequestHandlers = (): Handlers<Routes> => ({
  list: async ({ ownerId, id }, call) => {
    requireSide(await findLead(call, ownerId, id), 'host')
    return { data: await readFacilities(call, id) }
  },

  create: async ({ ownerId, id, data: { facilityId } }, call) => {
    const lead = await lockLead(call, ownerId, id)
    requireSide(lead, 'host')
    if (lead.status !== 'Open' && lead.status !== 'Interested')
      throw conflict('MOVE_NOT_ALLOWED', `A request that is ${lead.status} needs no holds.`)
    const find = async () =>
      (await readFacilities(call, id)).find((facility) => facility.facilityId === facilityId)
    const before = await find()
    if (before === undefined) throw invalidField('data/facilityId', 'is not a facility of this destination')
    if (before.askedDate !== null) return { data: before }
    await countUse(
      call.db,
      requestsPerDay,
      lead.profileId,
      'Your page asked many facilities today. Try again tomorrow.',
    )
    await sql`insert into hold_request (lead_id, facility_id, asked_by) values (${id}, ${facilityId}, ${signedIn(call).id})`.execute(
      call.db,
    )
    await tellFacility(call, { leadId: id, facilityId })
    const after = await find()
    if (after === undefined) throw new Error('the request was not stored')
    return { data: after }
  },
})

async function tellFacility(call: Call, { leadId, facilityId }: { leadId: string; facilityId: string }) {
  const { rows } = await sql<{ event: string; destination: string }>`
    select e.name as event, d.name as destination
    from lead l join profile e on e.id = l.request_id join profile d on d.id = l.profile_id where l.id = ${leadId}`.execute(
    call.db,
  )
  for (const { event, destination } of rows)
    await notify(call, managersOf(facilityId), {
      kind: 'hold-requested',
      aboutId: facilityId,
      title: `${destination} asks you to hold dates for ${event}`,
      contents: 'Hold the spaces that you can give. The destination’s offer stands on them.',
      url: `/facilities/${facilityId}/pipeline#holds`,
    })
}

/** The open requests for holds that a facility received. */
export async function readHoldRequests({ ownerId }: Owned, { db }: Call): Promise<{ data: HoldRequest[] }> {
  const { rows } = await sql<HoldRequest>`
    select h.lead_id as "leadId", h.status, d.id as "destinationId", d.name as "destinationName", p.name as "eventName",
      ${askedPick('startDate', 'endDate', 'months', 'hasOpenDates', 'hasFlexibleDates')},
      e.day_count as "dayCount", e.setup_days as "setupDays", e.space_name as "spaceName", e.surface, e.space_count as "spaceCount",
      e.response_deadline::text as "responseDeadline", e.decision_date::text as "decisionDate",
      derived.instant(h.asked_date) as "askedDate",
      array(select b.entry_id from bid_hold b join calendar_entry c on c.id = b.entry_id and c.owner_id = h.facility_id
        where b.lead_id = h.lead_id order by b.entry_id) as "entryIds"
    from derived.open_hold_request h join profile d on d.id = h.destination_id
    join (${askedRows}) on r.id = h.request_id
    where h.facility_id = ${ownerId}
    order by h.asked_date desc, h.lead_id limit 100`.execute(db)
  return { data: rows }
}
