import { sql } from 'kysely'
import * as z from 'zod'
import { CalendarEntry, type WrittenEntry } from '@app/contract/calendar/entry-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

const FoundEntry = CalendarEntry.omit({
  place: true,
  isBlocked: true,
  changedBy: true,
  changedDate: true,
}).extend({
  /** Null puts a hold at the end of the line. */
  queueNumber: z.int().nullable(),
})
/** An entry as it is stored, and as changes keep it for their undo. */
export type FoundEntry = z.output<typeof FoundEntry>
export type StoredEntry = Omit<FoundEntry, 'revision'>

/** Returns the entries with these ids that the calendar has, in order of time. They are locked until the transaction ends. */
export async function lockEntries(
  call: Pick<Call, 'db'>,
  ownerId: string,
  ids: readonly string[],
): Promise<FoundEntry[]> {
  await sql`select from calendar_entry where owner_id = ${ownerId} and id = any(${ids}) order by id for update`.execute(
    call.db,
  )
  const { rows } = await sql<{ entry: FoundEntry }>`
    select ${itemJson(FoundEntry.shape, 'e')} as entry from derived.calendar_entry_item e
    where e.owner_id = ${ownerId} and e.id = any(${ids}) order by e.starts, e.id`.execute(call.db)
  return rows.map(({ entry }) => entry)
}

export async function lockEntry(call: Call, ownerId: string, id: string): Promise<FoundEntry> {
  const [found] = await lockEntries(call, ownerId, [id])
  if (!found) throw notFound()
  return found
}

/** SQL of the units and times that these entries ask for: `entry_id`, `unit_id`, `during` with the buffer, and `is_hold`. */
export const wantedTimes = (entries: readonly StoredEntry[]) => sql`(
  select r.id as entry_id, unit.id::uuid as unit_id, tstzrange(r.starts, r.ends + make_interval(mins => r."bufferMinutes")) as during,
    r.kind = 'Hold' as is_hold
  from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (id uuid, kind text, starts timestamptz, ends timestamptz,
    "bufferMinutes" integer, "unitIds" jsonb) cross join jsonb_array_elements_text(r."unitIds") as unit (id))`

export const entryJson = itemJson(CalendarEntry.shape, 'e')

export async function readWritten(call: Call, id: string, changeId: string | null) {
  const { rows } = await sql<{ item: string; revision: number }>`
    select (${entryJson}::jsonb || jsonb_build_object('busyWith', ${busyWith([id])}, 'changeId', ${changeId}::uuid))::text as item, e.revision
    from derived.calendar_entry_item e where e.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return one<z.output<typeof WrittenEntry>>(found.item, found.revision)
}

/** SQL of the names of subscriptions that are busy when these entries take place, as JSON. */
export const busyWith = (ids: readonly string[]) => sql`(
  select coalesce(jsonb_agg(distinct b.name), '[]') from calendar_occupancy o
    join derived.calendar_busy_unit b on b.unit_id = o.unit_id and b.during && o.during
  where o.entry_id = any(${ids}::uuid[]))`
