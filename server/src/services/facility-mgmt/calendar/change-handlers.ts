import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { CalendarChange } from '@app/contract/calendar/entry-schema.ts'
import { nothing } from '@app/contract/envelope.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { cursorOf, isAfter } from '../../../patterns/time-cursor.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { continuedPage } from '../../../platform/http/json-text.ts'
import { changeCalendar } from './change-calendar.ts'
import { lockEntries, type FoundEntry } from './entry-rows.ts'

interface StoredChange {
  /** Null after 30 days. */
  before: FoundEntry[] | null
  after: FoundEntry[] | null
  isUndone: boolean
}

const useOf = (
  entries: RawBuilder<unknown>,
) => sql`(select json_build_object('unitIds', first -> 'unitIds', 'starts', first ->> 'starts',
  'ends', first ->> 'ends') from (select ${entries} -> 0 as first) found where first is not null)`

/**
 * SQL of whether all entries still are as the change left them. Their revisions don't count: once a later change is undone, the earlier one
 * can be.
 */
const isUnchanged = (change: RawBuilder<unknown>) => sql`not exists (
  select from jsonb_to_recordset(${change}.after) as r (id uuid, kind text, title text, note text, starts timestamptz, ends timestamptz,
      "bufferMinutes" integer, "expiresDate" timestamptz, "queueNumber" bigint, "unitIds" jsonb)
    left join calendar_entry e on e.id = r.id and e.owner_id = ${change}.owner_id
  where (e.kind, e.title, e.note, e.starts, e.ends, e.buffer_minutes, e.expires_date, e.queue_number)
      is distinct from (r.kind, r.title, r.note, r.starts, r.ends, r."bufferMinutes", r."expiresDate", r."queueNumber")
    or array(select o.unit_id from calendar_occupancy o where o.entry_id = e.id order by 1)
      <> array(select u::uuid from jsonb_array_elements_text(r."unitIds") u order by 1))`

export const changeHandlers: Handlers<typeof facilities.calendar.changes> = {
  list: async ({ ownerId, before, take }, call) => {
    const { rows } = await sql<{ item: string; next: string }>`
      select json_build_object('id', c.id, 'action', c.action, 'title', c.title, 'count', c.count, 'by', u.name,
        'from', ${useOf(sql`c.before`)}, 'to', ${useOf(sql`c.after`)},
        'createdDate', derived.instant(c.created_date), 'isUndone', c.undone_date is not null,
        'isUndoable', c.action <> 'undone' and c.undone_date is null and c.after is not null and ${isUnchanged(sql`c`)})::text as item, ${cursorOf(sql`c.created_date`, sql`c.id`)} as next
      from calendar_change c left join app_user u on u.id = c.user_id
      where c.owner_id = ${ownerId} and ${isAfter(before, sql`c.created_date`, sql`c.id`)}
      order by c.created_date desc, c.id desc limit ${take + 1}`.execute(call.db)
    return continuedPage<z.output<typeof CalendarChange>>(rows, take)
  },

  /** Puts entries back as they were before a change, by the rules of any other change. */
  undo: async ({ ownerId, id }, call) => {
    const { rows } = await sql<StoredChange>`
      select before, after, undone_date is not null as "isUndone" from calendar_change
      where owner_id = ${ownerId} and id = ${id} for update`.execute(call.db)
    const [change] = rows
    if (!change) throw notFound()
    if (change.isUndone) throw conflict('NOT_UNDOABLE', 'This change was undone already.')
    const { before, after } = change
    if (before === null || after === null)
      throw conflict(
        'NOT_UNDOABLE',
        'This change can’t be undone. Changes of bookings and holds can be, for 30 days.',
      )
    const current = await lockEntries(
      call,
      ownerId,
      after.map((entry) => entry.id),
    )
    const { rows: found } = await sql<{ isUnchanged: boolean }>`
      select ${isUnchanged(sql`c`)} as "isUnchanged" from calendar_change c where c.id = ${id}`.execute(
      call.db,
    )
    if (found[0]?.isUnchanged !== true)
      throw conflict('CHANGED_SINCE', 'This was changed again since, so it can’t be undone.')
    await changeCalendar(call, ownerId, { action: 'undone', before: current, after: before })
    await sql`update calendar_change set undone_date = now() where id = ${id}`.execute(call.db)
    return nothing
  },
}
