import { sql } from 'kysely'
import type * as z from 'zod'
import { mostOccurrences, type SeriesDraft } from '@app/contract/calendar/entry-schema.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { v7 as newId } from 'uuid'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { changeCalendar } from './change-calendar.ts'
import { bufferOf, requireRoomFor } from './entry-handlers.ts'
import { busyWith, lockEntries, type StoredEntry } from './entry-rows.ts'
import { readSharing } from './sharing-reads.ts'

/**
 * The times of each date. A time of day that the clocks skip in spring is an hour later. If that leaves nothing of a date, or the end comes before
 * the start, the date lasts as long as it would on any other day. The hour that clocks repeat in autumn makes no date longer, but one of
 * a whole day, which ends with the day.
 */
async function occurrences(call: Call, draft: z.output<typeof SeriesDraft>, timeZone: string) {
  const { firstDay, lastDay, from, to, everyWeeks, skippedDays } = draft
  const days = draft.weekdays.map((day) => weekdays.indexOf(day) + 1)
  const { rows } = await sql<{ starts: string; ends: string }>`
    with local as (
      select day + ${from}::time as starts, day + ${to}::time + case when ${to}::time <= ${from}::time then interval '1 day' else '0' end as ends
      from (select d::date as day from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') d) days
      where extract(isodow from day) = any(${days}::int[])
        and (day - date_trunc('week', ${firstDay}::date)::date) / 7 % ${everyWeeks}::int = 0
        and day <> all(${skippedDays}::date[])),
    placed as (
      select starts at time zone ${timeZone} as starts, ends at time zone ${timeZone} as ends, ends - starts as length from local)
    select derived.instant(starts) as starts, derived.instant(case when ends <= starts then starts + length
      when length < interval '1 day' then least(ends, starts + length) else ends end) as ends
    from placed order by 1`.execute(call.db)
  return rows
}

/** Two dates of a series would take the same time, such as a daily one that lasts 24 hours and has a buffer. */
const overlaps = (times: readonly { starts: string; ends: string }[], bufferMinutes: number) =>
  times.some(({ starts }, at) => {
    const previous = times[at - 1]
    return previous !== undefined && Date.parse(previous.ends) + bufferMinutes * 60_000 > Date.parse(starts)
  })

export const seriesHandlers: Handlers<typeof facilities.calendar.series> = {
  create: async ({ ownerId, data }, call) => {
    const { timeZone } = await readSharing(call.db, ownerId)
    if (timeZone === null)
      throw conflict('NO_TIME_ZONE', 'Set the time zone of the page first, so that times of day are known.')
    const times = await occurrences(call, data, timeZone)
    if (times.length === 0)
      throw invalidField('data/weekdays', 'has no day between the first and the last one')
    if (times.length > mostOccurrences)
      throw invalidField('data/lastDay', `leaves more than ${mostOccurrences} dates`)
    await requireRoomFor(call, ownerId, times.length)
    const { kind, title, note, unitIds } = data
    const bufferMinutes = data.bufferMinutes ?? (await bufferOf(call, unitIds))
    if (overlaps(times, bufferMinutes))
      throw invalidField('data/to', 'makes dates of the series overlap each other')
    const id = newId()
    const after: StoredEntry[] = times.map(({ starts, ends }) => ({
      id: newId(),
      kind,
      title,
      note,
      unitIds,
      starts,
      ends,
      bufferMinutes,
      seriesId: id,
      expiresDate: null,
      queueNumber: null,
      release: null,
    }))
    const changeId = await changeCalendar(call, ownerId, { action: 'created', before: [], after })
    const { rows } = await sql<{
      names: string[]
    }>`select ${busyWith(after.map((entry) => entry.id))} as names`.execute(call.db)
    return { data: { id, count: times.length, busyWith: rows[0]!.names, changeId } }
  },

  remove: async ({ ownerId, id, from = null }, call) => {
    const { rows } = await sql<{ id: string }>`
      select id from calendar_entry where owner_id = ${ownerId} and series_id = ${id}
        and (${from}::timestamptz is null or starts >= ${from})`.execute(call.db)
    const before = await lockEntries(
      call,
      ownerId,
      rows.map((row) => row.id),
    )
    if (before.length === 0) return { data: { changeId: null } }
    return {
      data: { changeId: await changeCalendar(call, ownerId, { action: 'removed', before, after: [] }) },
    }
  },
}
