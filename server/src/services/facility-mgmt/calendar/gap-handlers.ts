import { sql } from 'kysely'
import type * as z from 'zod'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import {
  publishableWeekends,
  type GapDraft,
  type PublishedGap,
} from '@app/contract/calendar/weekend-schema.ts'
import { nothing } from '@app/contract/envelope.ts'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import type { Owned, OwnedItem } from '../../../patterns/children.ts'
import { alertChannel } from '../../../patterns/searchers.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { ringTeam } from './change-calendar.ts'
import { removeRow } from './remove-row.ts'
import { readSharing } from './sharing-reads.ts'
import { correctTold } from './tell-gaps.ts'
import { gapColumns, readGaps, readWeekends } from './weekend-reads.ts'

/** Publishing, withdrawing and publishing again tells nobody twice, but it is work for the server. */
const perPage = { name: 'calendar-gap', most: 40, seconds: 24 * 3600 }

async function list({ ownerId }: Owned, { db }: Pick<Call, 'db'>) {
  const { timeZone, isKnown } = await readSharing(db, ownerId)
  if (!isKnown) return { data: { isKnown, weekends: [] } }
  const coming = await readWeekends(db, { ownerId, timeZone, count: publishableWeekends })
  return { data: { isKnown, weekends: await readGaps(db, ownerId, coming) } }
}

/** Who looks for such a weekend is told soon after the commit. */
async function publish({ ownerId, data }: Owned & { data: z.output<typeof GapDraft> }, call: Call) {
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
  await audit(call, ownerId, gap.id, data)
  await correctTold(call, gap.id)
  await ringTeam(call, ownerId)
  await sql`select pg_notify(${alertChannel}, '')`.execute(call.db)
  const { id, note, price, publishedDate } = gap
  return { data: { id, note, price, publishedDate } }
}

async function withdraw(gap: OwnedItem, call: Call) {
  await removeRow(call, 'calendar_gap', gap)
  await ringTeam(call, gap.ownerId)
  return nothing
}

export const gapHandlers: Handlers<typeof facilities.calendar.gaps> = { list, publish, withdraw }
