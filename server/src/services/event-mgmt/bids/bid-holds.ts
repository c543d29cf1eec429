import { sql } from 'kysely'
import type * as z from 'zod'
import type { bidHolds, HoldsDraft } from '@app/contract/events/bid-holds.ts'
import { nothing } from '@app/contract/envelope.ts'
import { maxEntryTitle } from '@app/contract/rules/limits.ts'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import {
  bufferOf,
  changeCalendar,
  lockEntries,
  requireComing,
  requireRoomFor,
} from '../../facility-mgmt/index.ts'

/**
 * Locks the lead that a facility holds times for, its own or that of a destination that it belongs to and that asked it. Returns the name of the
 * event.
 */
async function lockHeldLead(call: Call, ownerId: string, leadId: string): Promise<string> {
  const { rows } = await sql<{ event: string }>`
    select e.name as event from lead l join profile e on e.id = l.request_id
    where l.id = ${leadId} and l.status in ('Open', 'Interested') and (l.profile_id = ${ownerId}
      or exists (select from hold_request h join facility_destination d on d.owner_id = h.facility_id and d.destination_id = l.profile_id
        where h.lead_id = l.id and h.facility_id = ${ownerId} and d.is_accepted))
    for update of l`.execute(call.db)
  const [found] = rows
  if (!found)
    throw invalidField(
      'data/leadId',
      'is no open request to this page, nor one that its destination asked it to hold for',
    )
  return found.event
}

type Times = z.output<typeof HoldsDraft>['holds']

async function requireUnits(call: Call, ownerId: string, holds: Times) {
  const { rows } = await sql<{ id: string }>`
    select id from calendar_unit where owner_id = ${ownerId} and retired_date is null
      and id = any(${holds.flatMap(({ unitIds }) => unitIds)}::uuid[])`.execute(call.db)
  const usable = new Set(rows.map(({ id }) => id))
  const wrong = holds.findIndex(({ unitIds }) => unitIds.some((id) => !usable.has(id)))
  if (wrong >= 0) throw invalidField(`data/holds/${wrong}/unitIds`, 'must be units of spaces of this page')
}

/** Throws a 409 if a unit is held twice at a time, because an award could book only one of them. */
async function requireHeldOnce(call: Call, leadId: string, entryIds: readonly string[]) {
  const { rows } = await sql<{ space: string; day: string }>`
    select s.name as space, to_char(
        greatest(lower(o.during), lower(mine.during)) at time zone coalesce(place.time_zone, 'UTC'), 'FMMon FMDD') as day
    from calendar_occupancy mine join bid_hold h on h.lead_id = ${leadId}
      join calendar_entry e on e.id = h.entry_id and e.expires_date > now() and e.id <> mine.entry_id
      join calendar_occupancy o on o.entry_id = e.id and o.unit_id = mine.unit_id and o.during && mine.during
      join calendar_unit u on u.id = mine.unit_id join calendar_space s on s.id = u.space_id
      left join facility place on place.profile_id = e.owner_id
    where mine.entry_id = any(${entryIds}::uuid[])
    order by greatest(lower(o.during), lower(mine.during)), s.position, s.name limit 1`.execute(call.db)
  const [twice] = rows
  if (twice)
    throw conflict(
      'HELD_TWICE',
      `Already held for this request: ${twice.space}, ${twice.day}. Leave it out, or change its hours.`,
    )
}

/** A hold that is over from the start would keep an award from booking the others. */
function requireToCome(holds: Times) {
  const past = holds.findIndex(({ ends }) => Date.parse(ends) <= Date.now())
  if (past >= 0) throw invalidField(`data/holds/${past}/ends`, 'must be in the future')
}

export const bidHoldHandlers: Handlers<ReturnType<typeof bidHolds>> = {
  hold: async ({ ownerId, data: { leadId, expiresDate, holds } }, call) => {
    requireComing(expiresDate, 'data/')
    requireToCome(holds)
    const title = (await lockHeldLead(call, ownerId, leadId)).slice(0, maxEntryTitle)
    await requireUnits(call, ownerId, holds)
    await requireRoomFor(call, ownerId, holds.length)
    const after = []
    for (const { unitIds, starts, ends, bufferMinutes } of holds)
      after.push({
        id: newId(),
        kind: 'Hold' as const,
        title,
        note: null,
        unitIds,
        starts,
        ends,
        bufferMinutes: bufferMinutes ?? (await bufferOf(call, unitIds)),
        seriesId: null,
        expiresDate: Date.parse(ends) < Date.parse(expiresDate) ? ends : expiresDate,
        queueNumber: null,
        release: null,
      })
    const changeId = await changeCalendar(call, ownerId, { action: 'created', before: [], after })
    const entryIds = after.map(({ id }) => id)
    // An award needs all holds of a bid, so those that ran out would prevent it.
    await sql`delete from bid_hold h using calendar_entry c
      where c.id = h.entry_id and c.owner_id = ${ownerId} and h.lead_id = ${leadId} and c.expires_date <= now()`.execute(
      call.db,
    )
    await sql`insert into bid_hold (entry_id, lead_id) select unnest(${entryIds}::uuid[]), ${leadId}`.execute(
      call.db,
    )
    await requireHeldOnce(call, leadId, entryIds)
    await audit(call, ownerId, leadId, [{ op: 'replace', path: '/holds', value: entryIds }])
    return { data: { entryIds, changeId } }
  },

  /** Lets a bid stand on these holds, and on no others of this calendar. */
  holds: async ({ ownerId, data: { leadId, entryIds } }, call) => {
    await lockHeldLead(call, ownerId, leadId)
    const entries = await lockEntries(call, ownerId, entryIds)
    const { rows: given } = await sql<{ id: string }>`
      select entry_id as id from bid_hold where entry_id = any(${entryIds}::uuid[]) and lead_id <> ${leadId}`.execute(
      call.db,
    )
    const taken = new Set(given.map(({ id }) => id))
    const free = new Set(entries.flatMap(({ id, kind }) => (kind === 'Hold' && !taken.has(id) ? [id] : [])))
    const missing = entryIds.findIndex((id) => !free.has(id))
    if (missing >= 0) throw invalidField(`data/entryIds/${missing}`, 'is not a free hold of this calendar')
    await sql`delete from bid_hold h using calendar_entry c
      where c.id = h.entry_id and c.owner_id = ${ownerId} and h.lead_id = ${leadId}`.execute(call.db)
    await sql`insert into bid_hold (entry_id, lead_id) select unnest(${entryIds}::uuid[]), ${leadId}`.execute(
      call.db,
    )
    await requireHeldOnce(call, leadId, entryIds)
    await audit(call, ownerId, leadId, [{ op: 'replace', path: '/holds', value: entryIds }])
    return nothing
  },
}
