import { countDays } from '@app/contract/rules/calendar-date.ts'
import type pg from 'pg'
import { computeFreeDays, withoutFreeDays } from './calendars/compute-free-days.ts'
import { lockedBuildDay, moveBuildDay } from './catalogue-build.ts'
import { moveGuides } from './destinations/write-guides.ts'
import { moveBlocks } from './hotels/write-blocks.ts'
import { moveSpecials } from './hotels/write-specials.ts'
import { moveStories } from './stories/write-stories.ts'
import { moveSearches } from './visits/write-searches.ts'
import { moveVisits } from './visits/write-visits.ts'
import { demoImportId } from './world.ts'

/** The catalogue is shifted when it is older than this. */
const mostDays = 30

/** Whose dates follow the day of the build, and the columns with the ids of their profiles. */
const shifted = [
  {
    table: 'event',
    key: 'profile_id',
    columns: ['start_date', 'end_date', 'entry_deadline', 'response_deadline', 'decision_date'],
  },
  {
    table: 'event_setting',
    key: 'owner_id',
    columns: ['hotel_live_rates_visible_after', 'hotel_specials_hidden_after'],
  },
  { table: 'promotion', key: 'owner_id', columns: ['start_date', 'end_date'] },
]

/**
 * Moves the events, promotions, boosts and calendars of an old demo catalogue by whole weeks, so that they stay around today and keep
 * their weekdays. Profiles that somebody has edited stay as they are; likes and follows are no edits. Returns the number of days.
 */
export async function shiftCatalogue(pool: pg.Pool, today: string): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const days = await shiftOn(client, today)
    await client.query('commit')
    return days
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function shiftOn(client: pg.ClientBase, today: string): Promise<number> {
  const built = await lockedBuildDay(client)
  const age = built === undefined ? 0 : countDays(built, today) - 1
  if (built === undefined || age <= mostDays) return 0
  const days = age - (age % 7)
  await client.query("set local app.bulk = 'on'")
  const { rows } = await client.query<{ id: string }>(
    `select p.id from profile p
     where p.import_id = $1 and (p.kind in ('event', 'business') or exists (select from boost b where b.owner_id = p.id)
         or exists (select from calendar_sharing c where c.owner_id = p.id)) and not exists (
       select from audit_log a where a.owner_id = p.id and a.user_id is not null and a.operation not like all ($2))
     order by derived.rank_of(p.kind), p.id for no key update`,
    [demoImportId, ['%.likes.%', '%.followers.%']],
  )
  const ids = rows.map(({ id }) => id)
  for (const { table, key, columns } of shifted) {
    const moves = columns.map((column) => `${column} = ${column} + $1::integer`)
    await client.query(`update ${table} set ${moves.join(', ')} where ${key} = any ($2)`, [days, ids])
  }
  await client.query(
    `update bid b set start_date = b.start_date + $1::integer, end_date = b.end_date + $1::integer
     from lead l where l.id = b.lead_id and l.request_id = any ($2)`,
    [days, ids],
  )
  await moveRates(client, days)
  await moveBlocks(client, ids, days)
  await moveSpecials(client, days)
  await moveVisits(client, built, days)
  await moveSearches(client, built, days)
  await moveGuides(client, days)
  await moveStories(client, days)
  await moveBoosts(client, ids, days)
  await client.query(withoutFreeDays)
  await moveCalendars(client, ids, days)
  await computeFreeDays(client)
  // Events that were completed since the build take place again.
  await client.query(
    `update profile p set status = case when p.status = 'Completed' and e.end_date >= $1 then 'Published' else p.status end,
       updated_date = now()
     from event e where e.profile_id = p.id and p.id = any ($2)`,
    [today, ids],
  )
  await client.query('select derived.refresh_with_dependents($1)', [ids])
  await moveBuildDay(client, days)
  return days
}

/** The nights on which rates differ, of hotels whose rooms and rates nobody has edited. */
async function moveRates(client: pg.ClientBase, days: number) {
  await client.query(
    `update hotel_room r set ranges = (
       select coalesce(jsonb_agg(range || jsonb_build_object('from', (range->>'from')::date + $1::integer, 'to', (range->>'to')::date + $1::integer)
         order by at), '[]')
       from jsonb_array_elements(r.ranges) with ordinality as ranges (range, at))
     from profile p where p.id = r.owner_id and p.import_id = $2 and not exists (
       select from audit_log a where a.owner_id = p.id and a.operation like '%.rooms.%')`,
    [days, demoImportId],
  )
}

/** More than a catalogue lasts, in days. */
const farAway = 100_000

/** Moves all boosts out of the way first: two boosts of one profile may not overlap, not even for a moment. */
async function moveBoosts(client: pg.ClientBase, ids: readonly string[], days: number) {
  for (const distance of [farAway + days, -farAway])
    await client.query(
      'update boost set start_date = start_date + $1::integer, end_date = end_date + $1::integer where owner_id = any ($2)',
      [distance, ids],
    )
}

/** By the place's clock, so that a league stays at six when clocks change in between. Occupancy goes out of the way first, like boosts. */
async function moveCalendars(client: pg.ClientBase, ids: readonly string[], days: number) {
  const moves = ['starts', 'ends', 'expires_date'].map(
    (column) =>
      `${column} = (${column} at time zone f.time_zone + make_interval(days => $1)) at time zone f.time_zone`,
  )
  await client.query(
    `update calendar_entry e set ${moves.join(', ')} from facility f where f.profile_id = e.owner_id and e.owner_id = any ($2)`,
    [days, ids],
  )
  for (const distance of [farAway, 0])
    await client.query(
      `update calendar_occupancy o set during = tstzrange(e.starts + make_interval(days => $1), e.ends + make_interval(days => $1, mins => e.buffer_minutes))
       from calendar_entry e where e.id = o.entry_id and e.owner_id = any ($2)`,
      [distance, ids],
    )
  await client.query(
    'update calendar_sharing set kept_date = kept_date + make_interval(days => $1) where owner_id = any ($2)',
    [days, ids],
  )
}
