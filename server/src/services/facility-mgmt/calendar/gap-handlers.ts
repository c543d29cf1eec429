import { sql } from 'kysely'
import type * as z from 'zod'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { publishableWeekends, type PublishedGap } from '@app/contract/calendar/weekend-schema.ts'
import { v7 as newId } from 'uuid'
import { alertChannel } from '../../../patterns/searchers.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { recordAddition, rowRemoval } from './page-rows.ts'
import { readSharing } from './sharing-reads.ts'
import { correctTold } from './tell-gaps.ts'
import { gapColumns, readGaps, readWeekends } from './weekend-reads.ts'

/** Publishing again notifies nobody twice, but costs the server work. */
const perPage = { name: 'calendar-gap', most: 40, seconds: 24 * 3600 }

export const gapHandlers: Handlers<typeof facilities.calendar.gaps> = {
  list: async ({ ownerId }, { db }) => {
    const { timeZone, isKnown } = await readSharing(db, ownerId)
    if (!isKnown) return { data: { isKnown, weekends: [] } }
    const coming = await readWeekends(db, { ownerId, timeZone, count: publishableWeekends })
    return { data: { isKnown, weekends: await readGaps(db, ownerId, coming) } }
  },

  /** People who look for such a weekend are notified after the commit. */
  publish: async ({ ownerId, data }, call) => {
    const { timeZone, isKnown } = await readSharing(call.db, ownerId)
    if (!isKnown)
      throw conflict('CALENDAR_NOT_SHARED', 'Visitors don’t see what is free. Share the calendar first.')
    const coming = await readWeekends(call.db, { ownerId, timeZone, count: publishableWeekends })
    const weekend = coming.find(({ saturday }) => saturday === data.saturday)
    if (!weekend)
      throw invalidField('data/saturday', `must be one of the coming ${publishableWeekends} weekends`)
    if (weekend.times.length === 0) throw conflict('NOTHING_FREE', 'Nothing is free on this weekend.')
    await countUse(call.db, perPage, ownerId, 'You published many weekends today. Try again tomorrow.')
    const { rows } = await sql<z.output<typeof PublishedGap>>`
      insert into calendar_gap as g (id, owner_id, saturday, note, price, published_by)
      values (${newId()}, ${ownerId}, ${data.saturday}, ${data.note}, ${data.price}, ${call.user?.id ?? null})
      on conflict (owner_id, saturday) do update set note = excluded.note, price = excluded.price
      returning ${gapColumns}`.execute(call.db)
    const gap = rows[0]!
    await recordAddition(call, ownerId, gap.id, data)
    await correctTold(call, gap.id)
    await sql`select pg_notify(${alertChannel}, '')`.execute(call.db)
    const { id, note, price, publishedDate } = gap
    return { data: { id, note, price, publishedDate } }
  },

  withdraw: rowRemoval('calendar_gap'),
}
