import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { GroupMessage, type MessageDraft } from '@app/contract/groups/message-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { invalid, invalidField, notFound, Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { one, type JsonText } from '../../../platform/http/json-text.ts'
import { lockGroupFor, type LockedGroup } from './group-rows.ts'
import { lateDate } from './late-news.ts'
import { isReading, tellMembers, untoldMembers, type Told } from './message-news.ts'
import { requireHeard } from './require-heard.ts'

type Draft = z.output<typeof MessageDraft>

interface Sending {
  call: Call
  draft: Draft
}

interface SentMessage {
  id: string
  /** Undefined if it has to be read: it was stored before, or has attachments. */
  reply: JsonText<{ data: GroupMessage }> | undefined
  /** Whether it notified somebody. */
  hasNotified: boolean
}

/** Stores a message, in the transaction of the call. */
export async function sendMessage(call: Call, groupId: string, draft: Draft): Promise<SentMessage> {
  const [sent] = await sendMessages(groupId, [{ call, draft }])
  if (sent instanceof Refusal) throw sent
  return sent!
}

/**
 * Stores messages of several people in one transaction, and returns what became of the first ones: it stops after one that notifies
 * somebody. Notifications are locked in the order of people, so a transaction that notifies of two messages could deadlock.
 *
 * The lock on the group makes their numbers the next ones, and makes a repeated client id wait for the first, whose message it gets.
 * Everybody who writes to the group waits until the commit, so there are few statements.
 */
export async function sendMessages(
  groupId: string,
  sendings: readonly Sending[],
): Promise<(SentMessage | Refusal)[]> {
  const group = await lockGroupFor(
    sendings[0]!.call,
    groupId,
    sendings.map(({ call, draft }) => ({ authorId: signedIn(call).id, clientId: draft.clientId })),
  )
  if (!group) return sendings.map(() => notFound())
  const outcomes: (SentMessage | Refusal)[] = []
  for (const { call, draft } of sendings)
    try {
      const message = await store(call, groupId, group, draft)
      outcomes.push(message)
      if (message.hasNotified) break
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcomes.push(error)
    }
  return outcomes
}

/** Stores a message of a locked group. Refusals are thrown before anything is written. */
async function store(call: Call, groupId: string, group: LockedGroup, draft: Draft) {
  const authorId = signedIn(call).id
  const { people, sent, isDirect, isContact } = group
  const { clientId, attachments } = draft
  if (!people.includes(authorId)) throw notFound()
  const draftHash = hash('sha256', JSON.stringify(draft), 'hex')
  const found = sent.find((message) => message.authorId === authorId && message.clientId === clientId)
  if (found) {
    if (found.draftHash === draftHash) return { id: found.id, reply: undefined, hasNotified: false }
    throw new Refusal(422, 'CLIENT_ID_REUSED', 'This clientId was already used for a different message.')
  }
  if (isDirect || isContact) await requireHeard(call, groupId)
  await requireReferences(call, groupId, draft, people)
  await requireFiles(call, groupId, attachments)
  const id = newId()
  const { json, revision, told } = await insertMessage(call, groupId, { ...draft, id, draftHash, people })
  const hasAttachments = attachments.length > 0
  if (hasAttachments) await attach(call, id, attachments)
  sent.push({ id, authorId, clientId, draftHash })
  const hasNotified = told.length > 0
  if (hasNotified) await tellMembers({ db: call.db, user: signedIn(call) }, groupId, draft, told)
  return { id, reply: hasAttachments ? undefined : one<GroupMessage>(json, revision), hasNotified }
}

interface NewMessage extends Draft {
  id: string
  /** In hexadecimal. */
  draftHash: string
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
      select ${id}, ${groupId}, ${clientId}, decode(${draftHash}, 'hex'), last_sequence, last_change, ${author}, ${text},
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
    select from group_message where id = ${draft.replyToId} and owner_id = ${groupId} and event is null`.execute(
    call.db,
  )
  if (rows.length === 0) throw invalidField('data/replyToId', 'is not the id of a message in this group')
}

/** Throws a 400 for files that the caller didn't upload, or has sent already. Nobody deletes the others until the commit. */
async function requireFiles(call: Call, groupId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  const found = new Set<string>()
  for (const table of ['image', 'document'] as const) {
    const { rows } = await sql<{ id: string }>`
      select f.id from ${sql.table(table)} f where f.id = any (${ids}::uuid[]) and f.owner_id = ${groupId}
        and f.created_by = ${signedIn(call).id} and f.sha256 is not null
        and not exists (select from group_attachment sent where sent.${sql.ref(`${table}_id`)} = f.id)
      order by f.id for key share of f`.execute(call.db)
    for (const { id } of rows) found.add(id)
  }
  const errors = ids.flatMap((id, index) =>
    found.has(id)
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

/** Attaches files in the order of their ids. */
const attach = (call: Call, messageId: string, ids: readonly string[]) =>
  sql`
    insert into group_attachment (message_id, position, image_id, document_id)
    select ${messageId}, o.position, i.id, d.id
    from unnest(${ids}::uuid[]) with ordinality o(id, position)
    left join image i on i.id = o.id
    left join document d on d.id = o.id`.execute(call.db)
