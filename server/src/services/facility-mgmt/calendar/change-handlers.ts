import { sql } from 'kysely'
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

export const changeHandlers: Handlers<typeof facilities.calendar.changes> = {
  list: async ({ ownerId, before, take }, call) => {
    const { rows } = await sql<{ item: string; next: string }>`
      select json_build_object('id', c.id, 'action', c.action, 'title', c.title, 'count', c.count, 'by', u.name,
        'createdDate', derived.instant(c.created_date), 'isUndone', c.undone_date is not null)::text as item, ${cursorOf(sql`c.created_date`, sql`c.id`)} as next
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
      throw conflict('NOT_UNDOABLE', 'This change is older than 30 days, so it can’t be undone.')
    const current = await lockEntries(
      call,
      ownerId,
      after.map((entry) => entry.id),
    )
    const revisions = new Map(current.map((entry) => [entry.id, entry.revision]))
    if (after.some((entry) => revisions.get(entry.id) !== entry.revision))
      throw conflict('CHANGED_SINCE', 'This was changed again since, so it can’t be undone.')
    await changeCalendar(call, ownerId, { action: 'undone', before: current, after: before })
    await sql`update calendar_change set undone_date = now() where id = ${id}`.execute(call.db)
    return nothing
  },
}
