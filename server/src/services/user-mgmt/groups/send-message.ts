import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { GroupMessage, type MessageDraft } from '@app/contract/groups/message-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { invalid, invalidField, Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { one, type JsonText } from '../../../platform/http/json-text.ts'
import { lockGroup } from './group-rows.ts'
import { lateDate } from './late-news.ts'
import { isReading, tellMembers, untoldMembers, type Told } from './message-news.ts'
import { requireHeard } from './require-heard.ts'

type Draft = z.output<typeof MessageDraft>

interface SentMessage {
  id: string
  /** Undefined if it has to be read: it was stored before, or has attachments. */
  reply: JsonText<{ data: GroupMessage }> | undefined
}

/**
 * Stores a message. The lock on the group makes its number the next one, and makes a repeated client id wait for the first, whose
 * message it gets. Everybody who writes to the group waits until the commit, so there are few statements.
 */
export async function sendMessage(call: Call, groupId: string, draft: Draft): Promise<SentMessage> {
  const group = await lockGroup(call, groupId, draft.clientId)
  const draftHash = hash('sha256', JSON.stringify(draft), 'buffer')
  if (group.messageId !== null) {
    if (group.draftHash?.equals(draftHash)) return { id: group.messageId, reply: undefined }
    throw new Refusal(422, 'CLIENT_ID_REUSED', 'This clientId was already used for a different message.')
  }
  const { people } = group
  if (group.isDirect || group.isContact) await requireHeard(call, groupId)
  await requireReferences(call, groupId, draft, people)
  const id = newId()
  const { json, revision, told } = await insertMessage(call, groupId, { ...draft, id, draftHash, people })
  const hasAttachments = draft.attachments.length > 0
  if (hasAttachments) await attach(call, groupId, id, draft.attachments)
  await tellMembers({ db: call.db, user: signedIn(call) }, groupId, draft, told)
  return { id, reply: hasAttachments ? undefined : one(json, revision) }
}

interface NewMessage extends Draft {
  id: string
  draftHash: Buffer
  /** Ids of all members. */
  people: readonly string[]
}

/** Inserts a message, rings the members, and returns the message as its view would, with whom to notify. */
async function insertMessage(call: Call, groupId: string, message: NewMessage) {
  const author = signedIn(call).id
  const { id, clientId, draftHash, text, replyToId, mentions, people } = message
  const { rows } = await sql<{ json: string; revision: number; told: Told[] }>`
    with numbered as (
      update user_group set last_sequence = last_sequence + 1, last_change = last_change + 1,
        updated_date = greatest(updated_date, clock_timestamp())
      where id = ${groupId} returning last_sequence, last_change, updated_date),
    marked as (
      update group_member m set read_sequence = n.last_sequence from numbered n
      where m.owner_id = ${groupId} and m.user_id = ${author}),
    unarchived as (
      update group_member m set is_archived = false, tell_date = coalesce(tell_date, case when ${isReading} then ${lateDate} end)
      where owner_id = ${groupId} and user_id <> ${author} and not (is_muted or is_ignored)
        and (is_archived or tell_date is null and ${isReading})),
    inserted as (
      insert into group_message (id, owner_id, client_id, draft_hash, sequence, change_sequence, author_id, text, reply_to_id,
        mentions, created_date)
      select ${id}, ${groupId}, ${clientId}, ${draftHash}, last_sequence, last_change, ${author}, ${text},
        ${replyToId}, ${mentions}::uuid[], updated_date
      from numbered returning *)
    select ${itemJson(GroupMessage.shape, 't')}::text as json, t.revision,
      (${untoldMembers(call, groupId, mentions)}) as told,
      derived.ring('GroupsUpdated', ${people}::uuid[], json_build_array(t.owner_id, t.sequence, t.author_id))
    from (
      select m.*, derived.author_of(m.author_id) as author, derived.replied_to(m.reply_to_id) as reply_to,
        '[]'::json as attachments, '[]'::json as reactions
      from inserted m) t`.execute(call.db)
  return rows[0]!
}

async function requireReferences(call: Call, groupId: string, draft: Draft, people: readonly string[]) {
  const strangers = draft.mentions.flatMap((id, index) =>
    people.includes(id) ? [] : [{ path: `data/mentions/${index}`, message: 'is not the id of a member' }],
  )
  if (strangers.length > 0) throw invalid(strangers)
  if (draft.replyToId === null) return
  const { rows } = await sql`
    select from group_message where id = ${draft.replyToId} and owner_id = ${groupId}`.execute(call.db)
  if (rows.length === 0) throw invalidField('data/replyToId', 'is not the id of a message in this group')
}

/** Attaches files in the order of their ids. Throws a 400 for those that the caller didn't upload, or has sent already. */
async function attach(call: Call, groupId: string, messageId: string, ids: readonly string[]) {
  for (const table of ['image', 'document'])
    await sql`select from ${sql.table(table)} where id = any (${ids}::uuid[]) order by id for key share`.execute(
      call.db,
    )
  const sendable = (table: 'image' | 'document') => sql`
    select id from ${sql.table(table)} where owner_id = ${groupId} and created_by = ${signedIn(call).id} and sha256 is not null`
  const { rows } = await sql<{ id: string }>`
    insert into group_attachment (message_id, position, image_id, document_id)
    select ${messageId}, o.position, i.id, d.id
    from unnest(${ids}::uuid[]) with ordinality o(id, position)
    left join (${sendable('image')}) i on i.id = o.id
    left join (${sendable('document')}) d on d.id = o.id
    where num_nonnulls(i.id, d.id) = 1 and not exists (
      select from group_attachment sent where sent.image_id = i.id or sent.document_id = d.id)
    returning coalesce(image_id, document_id) as id`.execute(call.db)
  const attached = new Set(rows.map(({ id }) => id))
  const errors = ids.flatMap((id, index) =>
    attached.has(id)
      ? []
      : [
          {
            path: `data/attachments/${index}`,
            message: 'is not a file that you uploaded here and haven’t sent yet',
          },
        ],
  )
  if (errors.length > 0) throw invalid(errors)
}
