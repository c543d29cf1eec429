import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { MessageDraft } from '@app/contract/groups/message-schema.ts'
import { ring } from '../../../patterns/ring.ts'
import { invalid, invalidField, Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { lockGroup, requireUnrefused } from './group-rows.ts'
import { tellMembers } from './message-news.ts'
import { requireHeard } from './team-refusal.ts'

type Draft = z.output<typeof MessageDraft>

/**
 * Stores a message and returns its id. The lock on the group makes its number the next one, and a repeated client id wait for
 * the first, whose message it gets.
 */
export async function sendMessage(call: Call, groupId: string, draft: Draft): Promise<string> {
  const author = signedIn(call).id
  const { people, isDirect, isContact } = await lockGroup(call, groupId)
  const draftHash = hash('sha256', JSON.stringify(draft), 'buffer')
  const stored = await findStored(call, groupId, draft.clientId, draftHash)
  if (stored !== undefined) return stored
  if (isDirect) await requireUnrefused(call, people)
  if (isContact) await requireHeard(call, groupId)
  await requireReferences(call, groupId, draft, people)
  const id = newId()
  const { rows } = await sql<{ sequence: number }>`
    with numbered as (
      update user_group set last_sequence = last_sequence + 1, last_change = last_change + 1,
        updated_date = greatest(updated_date, clock_timestamp())
      where id = ${groupId} returning last_sequence, last_change, updated_date),
    marked as (
      update group_member m set read_sequence = n.last_sequence from numbered n
      where m.owner_id = ${groupId} and m.user_id = ${author}),
    unarchived as (
      update group_member set is_archived = false
      where owner_id = ${groupId} and user_id <> ${author} and is_archived and not (is_muted or is_ignored))
    insert into group_message (id, owner_id, client_id, draft_hash, sequence, change_sequence, author_id, text, reply_to_id,
      mentions, created_date)
    select ${id}, ${groupId}, ${draft.clientId}, ${draftHash}, last_sequence, last_change, ${author}, ${draft.text},
      ${draft.replyToId}, ${draft.mentions}::uuid[], updated_date
    from numbered returning sequence`.execute(call.db)
  if (draft.attachments.length > 0) await attach(call, groupId, id, draft.attachments)
  await tellMembers(call, groupId, draft)
  await ring(call, [{ event: 'GroupsUpdated', to: people, args: [groupId, rows[0]?.sequence] }])
  return id
}

async function findStored(call: Call, groupId: string, clientId: string, draftHash: Buffer) {
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    select id, draft_hash = ${draftHash} as "isSame" from group_message
    where author_id = ${signedIn(call).id} and owner_id = ${groupId} and client_id = ${clientId}`.execute(
    call.db,
  )
  const [stored] = rows
  if (stored?.isSame === false)
    throw new Refusal(422, 'CLIENT_ID_REUSED', 'This clientId was already used for a different message.')
  return stored?.id
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
