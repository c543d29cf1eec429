import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Subscription, SubscriptionDraft } from '@app/contract/calendar/subscription-schema.ts'
import { many, nothing } from '@app/contract/envelope.ts'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import type { Owned, OwnedItem } from '../../../patterns/children.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { ringTeam } from './change-calendar.ts'
import { removeRow } from './remove-row.ts'
import { requirePlace } from './require-place.ts'
import { shrunkReads } from './store-outcome.ts'

export const subscriptionChannel = 'calendar_subscription'

const wake = (call: Call) => sql`select pg_notify(${subscriptionChannel}, '')`.execute(call.db)

const columns = sql`id, space_id as "spaceId", name, url, derived.instant(created_date) as "createdDate",
  is_reading or due_date <= now() as "isReading", derived.instant(read_date) as "readDate", date_count as "dateCount",
  broken_count as "brokenCount", problem, derived.instant(failed_date) as "failedDate",
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

export async function listSubscriptions({ ownerId }: Owned, call: Call) {
  const { rows } = await sql<Stored>`
    select ${columns} from calendar_subscription where owner_id = ${ownerId} order by created_date, id`.execute(
    call.db,
  )
  return many(rows.map(shown), rows.length)
}

export async function createSubscription(
  { ownerId, data: { name, url, spaceId } }: Owned & { data: z.output<typeof SubscriptionDraft> },
  call: Call,
) {
  await requirePlace(call, ownerId, { table: 'calendar_subscription', spaceId })
  const { rows } = await sql<Stored>`
    insert into calendar_subscription (id, owner_id, space_id, name, url)
    values (${newId()}, ${ownerId}, ${spaceId}, ${name}, ${url}) returning ${columns}`.execute(call.db)
  const made = shown(rows[0]!)
  await audit(call, ownerId, made.id, { name, address: made.address, spaceId })
  await wake(call)
  return { data: made }
}

/** What was read within the last minute, or is read now, is left as it is. */
export const refresh = (subscription: OwnedItem, call: Call) =>
  readSoon(
    call,
    subscription,
    sql`due_date = case when is_reading or started_date > now() - interval '1 minute' then due_date else now() end`,
  )

/** The next copy is stored however few dates it has, as if the address had sent it for a day. */
export const accept = (subscription: OwnedItem, call: Call) =>
  readSoon(
    call,
    subscription,
    sql`due_date = least(due_date, now()), shrunk_count = ${shrunkReads}, shrunk_date = case when shrunk_date is not null then '-infinity'::timestamptz end`,
  )

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

export async function removeSubscription(subscription: OwnedItem, call: Call) {
  await removeRow(call, 'calendar_subscription', subscription)
  await ringTeam(call, subscription.ownerId)
  return nothing
}
