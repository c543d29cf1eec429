import { exchanges, type Exchange } from '@app/contract/assistants/exchange-schema.ts'
import { nilId } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import { itemJson } from '../../../patterns/columns.ts'
import type { Children } from '../../../patterns/children.ts'
import { linkExpired, type LinkedThing } from '../../../patterns/mailed-tokens.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call, PendingCall } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import type { ItemResolver, LinkToOwner } from '../../../platform/http/rights.ts'

/** Askers read their own name, and administrators that of somebody who called an answer unhelpful. Nobody else reads one. */
function namesFor({ user, isAdmin }: Pick<Call, 'user' | 'isAdmin'>) {
  const isNamed = sql`(t.user_id = ${user?.id ?? null}::uuid or ${isAdmin}::boolean and t.is_unhelpful)`
  return {
    userId: sql`case when ${isNamed} then t.user_id end`,
    userName: sql`case when ${isNamed} then t.user_name end`,
  }
}

export const exchangeRows: Children<typeof exchanges.item> = {
  table: 'exchange',
  collection: exchanges,
  fieldOverrides: namesFor,
}

export async function readExchange(call: Call, id: string) {
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${itemJson(exchanges.item.shape, 't', namesFor(call))}::text as json, t.revision
    from derived.exchange_item t where t.id = ${id}`.execute(call.db)
  const [row] = rows
  if (!row) throw notFound()
  return one<Exchange>(row.json, row.revision)
}

interface People extends Record<string, unknown> {
  userId: string | null
  destinationId: string | null
  isStaff: boolean
}

/** Its asker, the team of its destination, which only reads it, and administrators. It isn't there for anybody else. */
export const exchangeItem: ItemResolver = async (call, ownerId, id) => {
  const [found] = await call.prepared<People>(
    'people-of-exchange',
    `select x.user_id as "userId", x.destination_id as "destinationId", exists (
       select from derived.staff s join profile p on p.id = s.owner_id
       where s.owner_id = x.destination_id and s.user_id = $2 and p.deleted_date is null) as "isStaff"
     from exchange x where x.id = $1 and ($3::uuid is null or x.destination_id = $3)`,
    [id, call.user?.id ?? null, ownerId],
  )
  if (!found) return null
  const { userId, destinationId, isStaff } = found
  const place =
    destinationId === null
      ? { kind: 'user' as const, id: userId ?? nilId }
      : { kind: 'destination' as const, id: destinationId }
  return {
    userId,
    owners: [
      ...(call.isAdmin ? [{ ...place, rung: 'admin' as const }] : []),
      ...(userId !== null && userId === call.user?.id
        ? [{ kind: 'user' as const, id: userId, rung: 'member' as const }]
        : []),
      ...(isStaff ? [{ ...place, rung: 'member' as const }] : []),
    ],
  }
}

async function findExchange(call: PendingCall, itemId: string) {
  const [found] = await call.prepared<{ destinationId: string | null }>(
    'destination-of-exchange',
    'select destination_id as "destinationId" from exchange where id = $1',
    [itemId],
  )
  if (!found) throw linkExpired()
  return { ownerId: found.destinationId, itemId }
}

/** The keys of browsers in which an assistant was asked. */
export const exchangeLinks = {
  'exchange-key': { side: 'asker', find: findExchange },
} as const satisfies Record<string, LinkedThing>

/** A key is for the destination, too, whose guide was asked. */
export const isOfDestination: LinkToOwner = (link, ownerId) => link.ownerId === ownerId

/** The condition that an exchange `x` is the caller's own: of their account, or of the browser that has its key. */
export const isOwn = ({ user, link }: Pick<Call, 'user' | 'link'>) =>
  sql<boolean>`(x.user_id = ${user?.id ?? null}::uuid or x.id = ${link?.itemId ?? null}::uuid)`
