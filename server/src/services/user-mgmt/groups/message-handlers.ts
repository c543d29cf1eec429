import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import { isRange } from '@app/contract/filter.ts'
import type { groups } from '@app/contract/groups/group-routes.ts'
import {
  messageCollection,
  type MessageDraft,
  type MessageVersion,
} from '@app/contract/groups/message-schema.ts'
import {
  childLists,
  getChild,
  ofOwner,
  readChild,
  type Children,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { changesOf, patchableFields } from '../../../patterns/patch.ts'
import { requireRoom } from '../../../patterns/quotas.ts'
import { conflict, Refusal } from '../../../platform/errors.ts'
import { batchedWrite } from '../../../platform/http/batched-write.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'
import { changeMessage, lockGroup } from './group-rows.ts'
import { requireHeard } from './require-heard.ts'
import { sendMessages } from './send-message.ts'

interface NewMessage {
  ownerId: string
  data: z.output<typeof MessageDraft>
}

type Filter = z.output<typeof messageCollection.filter>

const children = {
  table: 'group_message',
  collection: messageCollection,
  visible: (call: Call) => sql`t.reader_id = ${signedIn(call).id}`,
  isUnaudited: true,
} satisfies Children

/** Numbers have no gaps, so these counts need no rows: a long conversation opens as fast as a new one. */
function countOf(ownerId: string, filter: Filter) {
  const { sequence = {} } = filter
  const isCounted = Object.keys(filter).some((field) => field !== 'sequence' && field !== 'sort')
  if (isCounted || !isRange(sequence)) return undefined
  const { from = 1, to = maxSequence } = sequence
  return sql`(select greatest(least(last_sequence, ${to}::integer) - greatest(1, ${from}::integer) + 1, 0)
    from user_group where id = ${ownerId})`
}

const maxSequence = 2_147_483_647

const lists = childLists(children, (ownerId) => ({
  ...ofOwner(ownerId),
  count: (filter: Filter) => countOf(ownerId, filter),
}))

/** A message for a write, after its group was locked. Throws a 409 if it is an event. */
async function lockMessage(call: Call, { ownerId, id }: OwnedItem) {
  const { people } = await lockGroup(call, ownerId)
  const found = await readChild(children, call, ownerId, id)
  checkRevision(call, found.revision)
  if (found.row.event !== null)
    throw conflict('GROUP_EVENT', 'This is what somebody did to the group, and not a message.')
  return { ...found, people, isDeleted: found.row.deletedDate !== null }
}

async function changed(call: Call, message: OwnedItem, people: string[], assignments?: RawBuilder<unknown>) {
  await changeMessage(call, message, people, assignments)
  return getChild(children, call, message.ownerId, message.id)
}

const keepVersion = (call: Call, id: string) =>
  sql`insert into group_message_version (message_id, text) select id, text from group_message where id = ${id}`.execute(
    call.db,
  )

const deleted = () => conflict('MESSAGE_DELETED', 'The message was deleted.')

/** Handlers for the messages of a group. */
export const messageHandlers: Handlers<typeof groups.messages> = {
  list: (input, call) => lists.list(input, call),
  filtered: (input, call) => lists.filtered(input, call),
  get: ({ ownerId, id }, call) => getChild(children, call, ownerId, id),
  create: batchedWrite({
    keyOf: ({ ownerId }: NewMessage) => ownerId,
    write: async (calls) => {
      const { ownerId } = calls[0]!.input
      const sendings = calls.map(({ input: { data }, call }) => ({ call, draft: data }))
      const outcomes = await sendMessages(ownerId, sendings)
      return Promise.all(
        outcomes.map(async (outcome, at) =>
          outcome instanceof Refusal
            ? outcome
            : (outcome.reply ?? getChild(children, calls[at]!.call, ownerId, outcome.id)),
        ),
      )
    },
  }),

  update: async ({ patch, ...message }, call) => {
    const { row, people, isDeleted } = await lockMessage(call, message)
    if (isDeleted) throw deleted()
    await requireHeard(call, message.ownerId)
    const { change } = messageCollection
    const changes = changesOf(call, patchableFields(messageCollection, row), patch, change)
    if (!('text' in changes)) return getChild(children, call, message.ownerId, message.id)
    await keepVersion(call, message.id)
    return changed(call, message, people, sql`text = ${changes.text}, edited_date = clock_timestamp()`)
  },

  remove: async (message, call) => {
    const { people, isDeleted } = await lockMessage(call, message)
    if (isDeleted) return nothing
    await keepVersion(call, message.id)
    // Their rows are those of the attachments too.
    for (const table of ['image', 'document'])
      await sql`delete from ${sql.table(table)} where id in (
        select ${sql.ref(`${table}_id`)} from group_attachment where message_id = ${message.id})`.execute(
        call.db,
      )
    await sql`delete from group_reaction where message_id = ${message.id}`.execute(call.db)
    await changed(
      call,
      message,
      people,
      sql`text = '', mentions = '{}', reply_to_id = null, deleted_date = clock_timestamp()`,
    )
    return nothing
  },

  versions: async ({ ownerId, id }, call) => {
    await readChild(children, call, ownerId, id)
    const { rows } = await sql<z.output<typeof MessageVersion>>`
      select text, derived.instant(replaced_date) as "replacedDate" from group_message_version
      where message_id = ${id} order by group_message_version.id desc`.execute(call.db)
    return { data: rows }
  },

  react: async ({ emoji, ...message }, call) => {
    const { people, isDeleted } = await lockMessage(call, message)
    if (isDeleted) throw deleted()
    await requireHeard(call, message.ownerId)
    const { id: userId } = signedIn(call)
    const own = sql`from group_reaction where message_id = ${message.id} and user_id = ${userId}`
    const { rows } = await sql`select ${own} and emoji = ${emoji}`.execute(call.db)
    if (rows.length > 0) return getChild(children, call, message.ownerId, message.id)
    for (const quota of call.route.quotas ?? [])
      await requireRoom(call, quota, {
        subjectId: `${message.id}/${userId}`,
        subject: 'You have',
        count: sql`select count(*) ${own}`,
      })
    await sql`insert into group_reaction (message_id, user_id, emoji) values (${message.id}, ${userId}, ${emoji})`.execute(
      call.db,
    )
    return createdIf(true, await changed(call, message, people))
  },

  unreact: async ({ emoji, ...message }, call) => {
    const { people } = await lockMessage(call, message)
    const { numAffectedRows } = await sql`
      delete from group_reaction where message_id = ${message.id} and user_id = ${signedIn(call).id} and emoji = ${emoji}`.execute(
      call.db,
    )
    if (numAffectedRows) return changed(call, message, people)
    return getChild(children, call, message.ownerId, message.id)
  },
}
