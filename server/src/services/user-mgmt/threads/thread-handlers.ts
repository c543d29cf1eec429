import { sql, type RawBuilder } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { threadCollection, type threads } from '@app/contract/users/thread-routes.ts'
import {
  childLists,
  getChild,
  readChild,
  type Children,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { rejectUnknownIds } from '../../../patterns/toggle.ts'
import { checkRevision, type Call, type Handlers } from '../../../platform/http/call.ts'
import { memberChanges } from '../groups/member-changes.ts'

/** Administrators see whom somebody writes to, not what. */
const children = {
  table: 'user_thread',
  collection: threadCollection,
  fieldOverrides: ({ owners: [owner], user }) =>
    owner?.id === user?.id
      ? undefined
      : { lastMessage: sql`(t.last_message::jsonb || '{"text": null, "event": null}')` },
} satisfies Children

const lists = childLists(children)

/** Deleted messages aren't unread. */
const lastShown = sql`coalesce(
  (select max(x.sequence) from group_message x where x.owner_id = g.id and x.deleted_date is null), g.last_sequence)`

const setRead = (isOpened: boolean) =>
  isOpened
    ? sql`read_sequence = greatest(m.read_sequence, g.last_sequence)`
    : sql`read_sequence = least(m.read_sequence, greatest(${lastShown} - 1, 0))`
const setArchived = (isArchived: boolean) => sql`is_archived = ${isArchived}`

async function setOne(call: Call, { ownerId, id }: OwnedItem, assignments: RawBuilder<unknown>) {
  checkRevision(call, (await readChild(children, call, ownerId, id)).revision)
  await memberChanges(call, ownerId, [id], assignments)
  return getChild(children, call, ownerId, id)
}

async function setMany(
  call: Call,
  { ownerId, data }: Owned & { data: string[] },
  assignments: RawBuilder<unknown>,
) {
  const { rows } = await sql<{ id: string }>`
    select id from derived.user_thread_item where owner_id = ${ownerId} and id = any (${data}::uuid[])`.execute(
    call.db,
  )
  rejectUnknownIds(data, new Set(rows.map(({ id }) => id)))
  await memberChanges(call, ownerId, data, assignments)
  return nothing
}

/** Handlers for the conversations of a user. */
export const threadHandlers: Handlers<typeof threads> = {
  list: (input, call) => lists.list(input, call),
  filtered: (input, call) => lists.filtered(input, call),
  opened: ({ isOpened, ...thread }, call) => setOne(call, thread, setRead(isOpened)),
  archived: ({ isArchived, ...thread }, call) => setOne(call, thread, setArchived(isArchived)),
  openMany: ({ isOpened, ...input }, call) => setMany(call, input, setRead(isOpened)),
  archiveMany: ({ isArchived, ...input }, call) => setMany(call, input, setArchived(isArchived)),
  remove: async ({ ownerId, id }, call) => {
    checkRevision(call, (await readChild(children, call, ownerId, id)).revision)
    await memberChanges(call, ownerId, [id], sql`hidden_sequence = g.last_sequence`)
    return nothing
  },
}
