import { sql } from 'kysely'
import { longestQueue } from '@app/contract/calendar/entry-schema.ts'
import { InTheWay, TimeTaken } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readConflicts } from './require-free.ts'

const lock = (call: Call, unitIds: readonly string[]) =>
  sql`select from calendar_unit where id = any(${unitIds}) order by id for update`.execute(call.db)

/** Gives new units to a space. What had the whole space has them, too. */
export async function divide(call: Call, units: readonly string[], added: readonly string[]) {
  await lock(call, units)
  await sql`
    insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
    select whole.entry_id, added.id, whole.during, whole.is_hold
    from (select entry_id, during, is_hold from calendar_occupancy where unit_id = any(${units})
      group by entry_id, during, is_hold having count(*) = ${units.length}) whole
    cross join unnest(${added}::uuid[]) as added (id)`.execute(call.db)
}

/**
 * Takes units from a space. What is to come on them goes to the unit that stays, if it is only one, and stays where else it is. Throws a 409 with
 * the entries that would share a time then, have no unit, or be too far behind in line. The past stays where it was.
 */
export async function join(call: Call, kept: readonly string[], retired: readonly string[]) {
  await lock(call, [...kept, ...retired])
  const coming = sql`(select o.* from calendar_occupancy o join calendar_entry e on e.id = o.entry_id
    where o.unit_id = any(${retired}) and e.ends > now())`
  await requireUnits(call, coming, kept)
  await requireShortQueues(call, kept)
  await sql`delete from calendar_occupancy o using ${coming} old where o.entry_id = old.entry_id and o.unit_id = old.unit_id`.execute(
    call.db,
  )
  await sql`update calendar_unit set retired_date = now() where id = any(${retired})`.execute(call.db)
}

/** Throws a 409 with the holds that are too far behind in line on the units. */
async function requireShortQueues(call: Call, units: readonly string[]) {
  const behind = await readConflicts(
    call,
    sql`select other, array_agg(o.unit_id) as unit_ids
      from calendar_occupancy o join calendar_entry other on other.id = o.entry_id
      where o.unit_id = any(${units}::uuid[]) and o.is_hold and derived.place_of_hold(other) > ${longestQueue} group by other.id`,
  )
  if (behind.length > 0)
    throw new InTheWay(
      'HOLDS_FULL',
      `The whole would have more than ${longestQueue} holds in line for a time. Release some of them first.`,
      behind,
    )
}

async function requireUnits(call: Call, coming: ReturnType<typeof sql>, kept: readonly string[]) {
  const [first, ...others] = kept
  if (first === undefined) throw new Error('a space has at least one unit')
  const stranded = sql`(select distinct old.entry_id, old.during, old.is_hold from ${coming} old where not exists (
    select from calendar_occupancy o where o.entry_id = old.entry_id and o.unit_id = any(${kept})))`
  if (others.length === 0)
    await sql`insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
      select h.entry_id, ${first}, h.during, h.is_hold from ${stranded} h on conflict do nothing`.execute(
      call.db,
    )
  const left = await readConflicts(
    call,
    sql`select other, array_agg(distinct found.unit_id) as unit_ids from (
        select old.entry_id, old.unit_id from ${coming} old where old.entry_id in (select h.entry_id from ${stranded} h)
        union all
        select o.entry_id, o.unit_id from ${stranded} h join calendar_occupancy o on o.unit_id = any(${others.length === 0 ? kept : []}::uuid[]) and o.during && h.during
          and not o.is_hold) found
      join calendar_entry other on other.id = found.entry_id group by other.id`,
  )
  if (left.length > 0) throw new TimeTaken(left)
}
