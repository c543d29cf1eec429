import { sql } from 'kysely'
import type * as z from 'zod'
import type { CalendarChange } from '@app/contract/calendar/entry-schema.ts'
import { v7 as newId } from 'uuid'
import { audit, type Audited } from '../../../patterns/audit.ts'
import { ring } from '../../../patterns/ring.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { wantedTimes, type FoundEntry, type StoredEntry } from './entry-rows.ts'
import { requireFree } from './require-free.ts'

interface Change {
  action: z.output<typeof CalendarChange>['action']
  /** Locked rows. Those whose id isn't in `after` are removed. */
  before: readonly FoundEntry[]
  after: readonly StoredEntry[]
  /** The prefix of fields in refusals: `data/` for a payload, empty for a patch. */
  root?: string
}

/**
 * Stores a change of a calendar: all of its entries, or none if one of their times is taken. Every write of entries is one, so
 * that creating, moving, confirming and undoing follow the same rules. Returns the id of the change.
 *
 * Units are locked in the order of their ids, so that holds, which no constraint can compare with the clock, don't change in between.
 * That two bookings never overlap is up to the constraint alone.
 */
export async function changeCalendar(
  call: Audited,
  ownerId: string,
  { action, before, after, root = 'data/' }: Change,
): Promise<string> {
  await lockUnits(call, ownerId, before, after, root)
  const stored = await storeEntries(call, ownerId, before, after)
  await requireFree(call, after, before)
  const storedOf = new Map(stored.map((entry) => [entry.id, entry]))
  const changed = after.length > 0 ? after : before
  const changeId = await recordChange(call, ownerId, {
    action,
    title: changed[0]?.title ?? '',
    before,
    after: after.map((entry) => ({ ...entry, ...storedOf.get(entry.id) })),
  })
  await audit(call, ownerId, changed[0]?.id ?? null, undefined)
  await sql`insert into calendar_sharing (owner_id) values (${ownerId})
    on conflict (owner_id) do update set kept_date = now()`.execute(call.db)
  await ringTeam(call, ownerId)
  return changeId
}

/** Lists a change of entries, or of a space, which has none. Returns its id. */
export async function recordChange(
  call: Audited,
  ownerId: string,
  change: Pick<Change, 'action'> & {
    title: string
    before?: readonly StoredEntry[]
    after?: readonly StoredEntry[]
  },
): Promise<string> {
  const { action, title, before, after } = change
  const id = newId()
  const json = (entries: readonly StoredEntry[] | undefined) => (entries ? JSON.stringify(entries) : null)
  const count = (after?.length || before?.length) ?? 0
  await sql`insert into calendar_change (id, owner_id, user_id, action, title, count, before, after)
    values (${id}, ${ownerId}, ${call.user?.id ?? null}, ${action}, ${title}, ${count}, ${json(before)}, ${json(after)})`.execute(
    call.db,
  )
  return id
}

export async function ringTeam(call: Pick<Call, 'db'>, ownerId: string) {
  const { rows } = await sql<{ id: string }>`
    select distinct s.user_id as id from derived.staff s where s.owner_id = ${ownerId}`.execute(call.db)
  await ring(call, [{ event: 'CalendarUpdated', to: rows.map(({ id }) => id), args: [ownerId] }])
}

async function lockUnits(
  call: Audited,
  ownerId: string,
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
  root: string,
) {
  const wanted = new Set(after.flatMap(({ unitIds }) => unitIds))
  const all = [...new Set([...wanted, ...before.flatMap(({ unitIds }) => unitIds)])]
  const { rows } = await sql<{ id: string; isRetired: boolean }>`
    select id, retired_date is not null as "isRetired" from calendar_unit
    where owner_id = ${ownerId} and id = any(${all}) order by id for no key update`.execute(call.db)
  const usable = new Set(rows.filter(({ isRetired }) => !isRetired).map(({ id }) => id))
  // Entries keep the retired units that they already have, such as the past of a field that was divided.
  const kept = new Set(before.flatMap(({ unitIds }) => unitIds))
  for (const id of wanted)
    if (!usable.has(id) && !kept.has(id))
      throw invalidField(`${root}unitIds`, 'must be units of spaces of this page')
}

/** Returns the columns that the database sets. */
async function storeEntries(
  call: Audited,
  ownerId: string,
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
) {
  const ids = after.map(({ id }) => id)
  const beforeIds = before.map(({ id }) => id)
  await sql`delete from calendar_occupancy where entry_id = any(${beforeIds})`.execute(call.db)
  await sql`delete from calendar_entry where id = any(${beforeIds}) and id <> all(${ids})`.execute(call.db)
  if (ids.length === 0) return []
  const { rows: stored } = await sql<Pick<FoundEntry, 'id' | 'queueNumber' | 'revision'>>`
    insert into calendar_entry as e (id, owner_id, kind, title, note, starts, ends, buffer_minutes, series_id, expires_date, queue_number,
      release, changed_by, changed_date)
    select r.id, ${ownerId}, r.kind, r.title, r.note, r.starts, r.ends, r."bufferMinutes", r."seriesId", r."expiresDate",
      case when r.kind = 'Hold' then coalesce(r."queueNumber", nextval('calendar_queue')) end, r.release, ${call.user?.id ?? null}, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as r (id uuid, kind text, title text, note text, starts timestamptz, ends timestamptz,
      "bufferMinutes" integer, "seriesId" uuid, "expiresDate" timestamptz, "queueNumber" bigint, release text)
    on conflict (id) do update set kind = excluded.kind, title = excluded.title, note = excluded.note, starts = excluded.starts,
      ends = excluded.ends, buffer_minutes = excluded.buffer_minutes, expires_date = excluded.expires_date,
      queue_number = excluded.queue_number, release = excluded.release, changed_by = excluded.changed_by, changed_date = excluded.changed_date
    returning e.id, e.queue_number as "queueNumber", e.revision`.execute(call.db)
  // Skips conflicting rows here; `requireFree` refuses the change with the reasons.
  await sql`
    insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
    select entry_id, unit_id, during, is_hold from ${wantedTimes(after)} wanted order by unit_id, during on conflict do nothing`.execute(
    call.db,
  )
  return stored
}
