import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Subscription } from '@app/contract/calendar/subscription-schema.ts'
import { many } from '@app/contract/envelope.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { v7 as newId } from 'uuid'
import type { OwnedItem } from '../../../patterns/children.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { isAllowedAddress } from '../../../platform/outgoing/allowed-address.ts'
import { requireRoomForRow, recordAddition, rowRemoval } from './page-rows.ts'
import { shrunkReads } from './store-outcome.ts'

export const subscriptionChannel = 'calendar_subscription'

const wake = (call: Call) => sql`select pg_notify(${subscriptionChannel}, '')`.execute(call.db)

const columns = sql`id, space_id as "spaceId", name, url, derived.instant(created_date) as "createdDate",
  is_reading or due_date <= now() as "isReading", derived.instant(read_date) as "readDate", date_count as "dateCount",
  remarks, problem, derived.instant(failed_date) as "failedDate",
  shrunk_date is not null as "isShrunk"`

interface Stored extends Omit<z.output<typeof Subscription>, 'address'> {
  url: string
}

/** Everything after the first short segment of the path may be secret. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url)
  const [, start = ''] = /^(\/[\w-]{1,12})\/./.exec(pathname) ?? []
  return `${host}${start}/…`
}

const shown = ({ url, ...rest }: Stored) => ({ ...rest, address: addressOf(url) })

export const subscriptionHandlers = (
  origins: readonly string[],
): Handlers<typeof facilities.calendar.subscriptions> => ({
  list: async ({ ownerId }, call) => {
    const { rows } = await sql<Stored>`
      select ${columns} from calendar_subscription where owner_id = ${ownerId} order by created_date, id`.execute(
      call.db,
    )
    return many(rows.map(shown), rows.length)
  },

  create: async ({ ownerId, data: { name, url, spaceId } }, call) => {
    // Names are looked up at each read, as they may lead elsewhere by then.
    if (!isAllowedAddress(new URL(url), origins))
      throw invalidField('data/url', 'must be a public address at the usual port')
    await requireRoomForRow(call, ownerId, { table: 'calendar_subscription', spaceId })
    const { rows } = await sql<Stored>`
      insert into calendar_subscription (id, owner_id, space_id, name, url)
      values (${newId()}, ${ownerId}, ${spaceId}, ${name}, ${url}) returning ${columns}`.execute(call.db)
    const made = shown(rows[0]!)
    await recordAddition(call, ownerId, made.id, { name, address: made.address, spaceId })
    await wake(call)
    return { data: made }
  },

  /** Does nothing if it was read within the last minute, or is being read. */
  refresh: (subscription, call) =>
    readSoon(
      call,
      subscription,
      sql`due_date = case when is_reading or started_date > now() - interval '1 minute' then due_date else now() end`,
    ),

  /** The next copy is stored however few dates it has, as if the address had sent it for a day. */
  accept: (subscription, call) =>
    readSoon(
      call,
      subscription,
      sql`due_date = least(due_date, now()), shrunk_count = ${shrunkReads}, shrunk_date = case when shrunk_date is not null then '-infinity'::timestamptz end`,
    ),

  remove: rowRemoval('calendar_subscription'),
})

async function readSoon(call: Call, { ownerId, id }: OwnedItem, changes: RawBuilder<unknown>) {
  const { rows } = await sql<Stored>`
    update calendar_subscription set ${changes} where owner_id = ${ownerId} and id = ${id} returning ${columns}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound()
  await wake(call)
  return { data: shown(found) }
}
