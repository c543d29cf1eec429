import { sql } from 'kysely'
import type * as z from 'zod'
import type { Collection } from '@app/contract/collection.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { OwnerKind } from '@app/contract/owners.ts'
import { reaches, type PatchOperation } from '@app/contract/route.ts'
import { forbidden, invalidField, notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { ItemResolver } from '../platform/http/rights.ts'
import {
  childLists,
  createChild,
  getChild,
  readChildren,
  removeChild,
  updateChild,
  type Children,
  type Owned,
  type OwnedItem,
  type Row,
  type Scope,
} from './children.ts'
import type { ChildFilter } from './filter-sql.ts'
import { seesProfile, visibleTo } from './visibility.ts'

/** Links from an owner to profiles of one kind. The view has the columns `owner_id`, `target_id` and `is_accepted`. */
export interface Links<I extends z.ZodObject, D extends z.ZodType> {
  table: string
  collection: Collection<I, D>
  target: OwnerKind
  /** The draft field with the id of the target. */
  field: keyof z.output<D> & string
}

const isStaff = (call: Call) => reaches(call.rung, 'member')

const isTargetStaff = (call: Call) => sql`exists (
  select from derived.staff s where s.owner_id = t.target_id and s.user_id = ${call.user?.id ?? null})`

/** An accepted link is visible to everyone who can see its target. A pending link is visible to staff of either side. */
const isVisible = (call: Call) => sql`
  ${seesProfile(call, 't.target_id')}
  and (t.is_accepted or ${isStaff(call)} or ${isTargetStaff(call)})`

const ofOwner = (ownerId: string, call: Call): Scope => ({
  condition: sql`t.owner_id = ${ownerId} and ${isVisible(call)}`,
})

/** Handlers for the routes of `links`: one side requests a link, the other accepts it, and either can remove it. */
export const linkHandlers = <I extends z.ZodObject, D extends z.ZodType<Row>>(links: Links<I, D>) => {
  const children = childrenOf(links)
  return {
    ...childLists(children, ofOwner),
    create: async ({ ownerId, data }: Owned & { data: z.output<D> }, call: Call) => {
      const isAccepted = await managesTarget(links, call, String(data[links.field]))
      const stamp = () => ({ is_accepted: isAccepted, created_by: call.user?.id ?? null })
      return createChild({ ...children, stamp }, call, ownerId, data)
    },
    get: async ({ ownerId, id }: OwnedItem, call: Call) => {
      await checkVisible(links, call, id)
      return getChild(children, call, ownerId, id)
    },
    update: ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
      const isTarget = call.owners.some(({ via, rung }) => via === 'item' && reaches(rung, 'manager'))
      if (!isTarget) throw forbidden('Only a manager of the linked profile can accept this.')
      return updateChild(children, call, ownerId, id, patch)
    },
    remove: ({ ownerId, id }: OwnedItem, call: Call) => removeChild(children, call, ownerId, id),
  }
}

/**
 * Accepted links of all owners whose two sides are visible to the caller. Staff of the target also find its pending
 * links, and those from owners that aren't public.
 */
export const searchLinks =
  <I extends z.ZodObject, D extends z.ZodType<Row>>(links: Links<I, D>) =>
  ({ data, ...page }: Page & { data: ChildFilter }, call: Call) => {
    const condition = sql`${isVisible(call)}
      and exists (select from profile p where p.id = t.owner_id and p.deleted_date is null
        and (${isTargetStaff(call)} or t.is_accepted and ${visibleTo(call, 'p')}))`
    return readChildren(childrenOf(links), call, { condition }, page, data)
  }

/** A link belongs to its target as well as to the owner in the path, unless that one is deleted. */
export const linkItem =
  <I extends z.ZodObject, D extends z.ZodType<Row>>({ table, target }: Links<I, D>): ItemResolver =>
  async (call, ownerId, id) => {
    const [found] = await call.prepared<{ target_id: string }>(
      `target-of-${table}`,
      `select t.target_id from derived.${table}_item t join derived.owner_audience a on a.owner_id = t.owner_id
      where t.owner_id = $1 and t.id = $2`,
      [ownerId, id],
    )
    return found ? { userId: null, owners: [{ kind: target, id: found.target_id }] } : null
  }

const childrenOf = <I extends z.ZodObject, D extends z.ZodType<Row>>({ table, collection }: Links<I, D>) =>
  ({ table, collection }) satisfies Children<I, D>

/** Whether the caller manages the target too, so that no acceptance is needed. Throws a 400 if the target isn't visible. */
async function managesTarget<I extends z.ZodObject, D extends z.ZodType<Row>>(
  { target, field }: Links<I, D>,
  call: Call,
  targetId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_manager: boolean }>`
    select exists (select from derived.staff s
      where s.owner_id = p.id and s.user_id = ${call.user?.id ?? null} and s.rung = 'manager') as is_manager
    from profile p where p.id = ${targetId} and p.kind = ${target} and ${visibleTo(call, 'p')}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw invalidField(`data/${field}`, `is not a ${target}`)
  return call.isAdmin || found.is_manager
}

async function checkVisible<I extends z.ZodObject, D extends z.ZodType<Row>>(
  { table }: Links<I, D>,
  call: Call,
  id: string,
) {
  const { rows } = await sql`
    select from ${sql.table(`derived.${table}_item`)} t where t.id = ${id} and ${isVisible(call)}`.execute(
    call.db,
  )
  if (rows.length === 0) throw notFound()
}
