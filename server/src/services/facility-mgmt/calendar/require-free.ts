import { sql, type RawBuilder } from 'kysely'
import { longestQueue } from '@app/contract/calendar/entry-schema.ts'
import type { Problem } from '@app/contract/problem.ts'
import { numberOf } from '../../../patterns/quotas.ts'
import { conflict, TimeTaken } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { wantedTimes, type StoredEntry } from './entry-rows.ts'

/** How many conflicts a refusal lists. */
const maxConflicts = 200

/**
 * Throws a 409 unless the stored entries have all of their units. Bookings and blackouts need times that no hold has either; one made of a
 * hold passes those behind it in line. A hold needs a free time and a place in line.
 */
export async function requireFree(
  call: Pick<Call, 'db'>,
  entries: readonly StoredEntry[],
  before: readonly StoredEntry[],
) {
  if (entries.length === 0) return
  const firm = entries.filter(({ kind }) => kind !== 'Hold')
  const holds = entries.filter(({ kind }) => kind === 'Hold')
  await requireAll(call, entries)
  if (firm.length > 0) {
    const places = Object.fromEntries(before.map(({ id, queueNumber }) => [id, queueNumber]))
    const isAhead = sql`other.queue_number < coalesce(
      (${JSON.stringify(places)}::jsonb ->> mine.entry_id::text)::bigint, 9223372036854775807)`
    await refuseConflicts(
      call,
      firm,
      sql`o.is_hold and other.expires_date > clock_timestamp() and ${isAhead}`,
    )
  }
  if (holds.length === 0) return
  await refuseConflicts(call, holds, sql`not o.is_hold`)
  await requirePlaces(call, holds, before)
}

/** Compares the stored rows with the wanted ones: the constraint skips conflicting rows. */
async function requireAll(call: Pick<Call, 'db'>, entries: readonly StoredEntry[]) {
  const count = await numberOf(
    call,
    sql`select count(*) from calendar_occupancy where entry_id = any(${entries.map(({ id }) => id)})`,
  )
  const wanted = entries.reduce((sum, { unitIds }) => sum + unitIds.length, 0)
  if (count !== wanted) throw new TimeTaken(await conflictsOf(call, entries, sql`not o.is_hold`))
}

/** Throws a 409 with the entries that meet the condition on `o`, `other` and `mine`, if any take the same time as these. */
async function refuseConflicts(
  call: Pick<Call, 'db'>,
  entries: readonly StoredEntry[],
  condition: RawBuilder<unknown>,
) {
  const found = await conflictsOf(call, entries, condition)
  if (found.length > 0) throw new TimeTaken(found)
}

const conflictsOf = (
  call: Pick<Call, 'db'>,
  entries: readonly StoredEntry[],
  condition: RawBuilder<unknown>,
) =>
  readConflicts(
    call,
    sql`select other, array_agg(distinct o.unit_id) as unit_ids
      from ${wantedTimes(entries)} mine join calendar_occupancy o
        on o.unit_id = mine.unit_id and o.during && mine.during and o.entry_id <> mine.entry_id
        join calendar_entry other on other.id = o.entry_id
      where ${condition} group by other.id`,
  )

/** What a refusal lists of entries, in order of time. The query selects each as `other`, with its `unit_ids`. */
export async function readConflicts(call: Pick<Call, 'db'>, query: RawBuilder<unknown>) {
  const { rows } = await sql<NonNullable<Problem['conflicts']>[number]>`
    select (other).id, (other).kind, (other).title, derived.instant((other).starts) as starts,
      derived.instant((other).ends) as ends, (other).buffer_minutes as "bufferMinutes", unit_ids as "unitIds"
    from (${query}) found order by (other).starts, (other).id limit ${maxConflicts}`.execute(call.db)
  return rows
}

/** Whether a hold got the place in line back that it had before another change. */
const isBack = ({ id, queueNumber }: StoredEntry, before: readonly StoredEntry[]) =>
  queueNumber !== null && !before.some((entry) => entry.id === id && entry.queueNumber === queueNumber)

/** Throws a 409 if one of these holds, or one behind those that got their place back, is too far behind in line. */
async function requirePlaces(
  call: Pick<Call, 'db'>,
  holds: readonly StoredEntry[],
  before: readonly StoredEntry[],
) {
  const ids = holds.map(({ id }) => id)
  const back = holds.filter((hold) => isBack(hold, before)).map(({ id }) => id)
  const { rows } = await sql`
    with waiting as (
      select unnest(${ids}::uuid[]) as id union
      select o.entry_id from calendar_occupancy mine join calendar_occupancy o on o.unit_id = mine.unit_id and o.during && mine.during and o.is_hold
      where mine.entry_id = any(${back}::uuid[]))
    select from waiting join calendar_entry e using (id) where derived.place_of_hold(e) > ${longestQueue}`.execute(
    call.db,
  )
  if (rows.length > 0)
    throw conflict('HOLDS_FULL', `${longestQueue} holds are in line for this time already.`)
}
