import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { conversationQuota, Group, groupCollection } from '@app/contract/groups/group-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import type { Children, OwnedItem } from '../../../patterns/children.ts'
import { limitFor, quotaNamed } from '../../../patterns/quotas.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

/** Groups as their members see them: a row for each member. */
export const groupChildren = {
  table: 'user_group',
  collection: groupCollection,
  isUnaudited: true,
} satisfies Children

/** What writes depend on, read after the group was locked. */
export interface LockedGroup {
  isDirect: boolean
  isContact: boolean
  lastSequence: number
  /** Ids of all members. */
  people: string[]
  /** Those of the wanted messages that are stored. */
  sent: { id: string; authorId: string; clientId: string; draftHash: string }[]
}

/**
 * Locks a group until the transaction ends, so that its numbers and members change one after the other. Throws a 404 if the
 * caller isn't a member any longer.
 */
export async function lockGroup(call: Call, id: string): Promise<LockedGroup> {
  const caller = signedIn(call).id
  const found = await lockGroupFor(call, id, [{ authorId: caller, clientId: null }])
  if (!found?.people.includes(caller)) throw notFound()
  return found
}

/** Locks a group, if it exists, for messages of several people. */
export async function lockGroupFor(
  { db }: Pick<Call, 'db'>,
  id: string,
  wanted: readonly { authorId: string; clientId: string | null }[],
): Promise<LockedGroup | undefined> {
  const authorIds = wanted.map(({ authorId }) => authorId)
  const clientIds = wanted.map(({ clientId }) => clientId)
  const { rows } = await sql<LockedGroup>`
    select is_direct as "isDirect", is_contact as "isContact", last_sequence as "lastSequence", people, sent
    from derived.lock_group(${id}, ${authorIds}::uuid[], ${clientIds}::uuid[])`.execute(db)
  return rows[0]
}

/** A group as the caller sees it. */
export async function readGroup(call: Call, id: string, status?: number) {
  const { rows } = await sql<{ json: string; revision: number; row: Record<string, unknown> }>`
    select j.item::text as json, t.revision, j.item as row
    from derived.user_group_item t, lateral (select ${itemJson(Group.shape, 't')} as item) j
    where t.id = ${id} and t.user_id = ${signedIn(call).id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return { ...found, reply: one<Group>(found.json, found.revision, status) }
}

/** Tells open sessions of people that the group has changed. */
export const ringGroup = (call: Call, id: string, to: readonly string[]) =>
  sql`select derived.ring('GroupsUpdated', ${to}::uuid[], json_build_array(${id}::text,
    coalesce((select last_sequence from user_group where id = ${id}), 0)))`.execute(call.db)

interface NewGroup {
  name: string | null
  /** The page that it is about. */
  aboutId?: string | null
  people: readonly { userId: string; role: 'member' | 'manager' }[]
}

/** Inserts a group with its members. */
export async function insertGroup(call: Call, { name, aboutId = null, people }: NewGroup): Promise<string> {
  const id = newId()
  await sql`insert into owner (id, kind) values (${id}, 'group')`.execute(call.db)
  await sql`insert into user_group (id, name, about_id) values (${id}, ${name}, ${aboutId})`.execute(call.db)
  for (const { userId, role } of people)
    await sql`insert into group_member (id, owner_id, user_id, role)
      values (${newId()}, ${id}, ${userId}, ${role})`.execute(call.db)
  return id
}

/** Throws a 400 with the paths of ids of people whom the caller can't find, or who refuse each other. */
export async function requireContacts(call: Call, paths: ReadonlyMap<string, string>) {
  const ids = [...paths.keys()]
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where u.id = any (${ids}::uuid[]) and ${isFindable(call)} and not ${isRefused(call)}
    order by u.id for key share`.execute(call.db)
  const found = new Set(rows.map(({ id }) => id))
  const errors = ids
    .filter((id) => !found.has(id))
    .map((id) => ({ path: paths.get(id) ?? '', message: 'is not the id of a user' }))
  if (errors.length > 0) throw invalid(errors)
}

/** The condition that the caller and a user `u` are in a conversation. */
const sharesGroup = (call: Call, condition = sql`true`) => sql<boolean>`exists (
  select from group_member mine join group_member theirs on theirs.owner_id = mine.owner_id
  where mine.user_id = ${signedIn(call).id} and theirs.user_id = u.id and ${condition})`

/** The condition that the caller can find a user `u`. The hidden people of a team aren't found by those who contact it. */
export const isFindable = (call: Call) =>
  sql<boolean>`(u.blocked_date is null and (u.is_visible or ${sharesGroup(call, sql`not theirs.is_team`)}))`

/** The condition that the caller can find a user `u`, or has read what they wrote to them for a team. */
export const isKnown = (call: Call) =>
  sql<boolean>`(u.blocked_date is null and (u.is_visible or ${sharesGroup(call)}))`

/** The condition that the caller or a user `u` refuses to hear from the other. */
export const isRefused = (call: Call) => sql<boolean>`exists (
  select from refused_contact r where (r.user_id, r.refused_id) in ((u.id, ${signedIn(call).id}::uuid), (${signedIn(call).id}::uuid, u.id)))`

/** Counts a conversation that the caller starts today. */
export async function countConversation(call: Call) {
  const quota = quotaNamed(call, conversationQuota.name)
  if (quota === undefined || call.isAdmin) return
  const limit = { name: quota.name, most: limitFor(call, quota), seconds: 86_400 }
  const detail = 'You have started many conversations today. Try again tomorrow.'
  await countUse(call.db, limit, signedIn(call).id, detail)
}

/** Records that a message changed, so that members fetch it again. */
export async function changeMessage(
  call: Call,
  { ownerId, id }: OwnedItem,
  people: readonly string[],
  assignments?: RawBuilder<unknown>,
) {
  await sql`
    with numbered as (update user_group set last_change = last_change + 1 where id = ${ownerId} returning last_change)
    update group_message set change_sequence = last_change ${assignments ? sql`, ${assignments}` : sql``}
    from numbered where id = ${id}`.execute(call.db)
  await ringGroup(call, ownerId, people)
}
