import { sql } from 'kysely'
import type * as z from 'zod'
import type { DirectMessageDraft } from '@app/contract/groups/message-schema.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { countConversation, insertGroup, isFindable, isRefused, readGroup } from './group-rows.ts'
import { personRefuses } from './require-heard.ts'
import { sendMessage } from './send-message.ts'

interface Input {
  userId: string
  data?: z.output<typeof DirectMessageDraft> | undefined
}

/** Handler that opens the conversation of two, or finds it, and sends the first message. */
export async function messageUser({ userId, data }: Input, call: Call) {
  const caller = signedIn(call).id
  if (userId === caller) throw conflict('OWN_ACCOUNT', 'You can’t write to yourself.')
  const { rows } = await sql<{ isFindable: boolean; isRefused: boolean }>`
    select ${isFindable(call)} as "isFindable", ${isRefused(call)} as "isRefused"
    from app_user u where u.id = ${userId}`.execute(call.db)
  if (rows[0]?.isFindable !== true) throw notFound()
  if (rows[0].isRefused) throw personRefuses()
  const found = await findDirect(call, userId)
  const id = found ?? (await openDirect(call, userId))
  await sql`update group_member set hidden_sequence = -1 where owner_id = ${id} and user_id = ${caller}
    and hidden_sequence <> -1`.execute(call.db)
  if (data) await sendMessage(call, id, { ...data, replyToId: null, mentions: [], attachments: [] })
  return (await readGroup(call, id, found === undefined ? 201 : 200)).reply
}

async function findDirect(call: Call, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select g.id from user_group g where g.low_id = least(${userId}, ${signedIn(call).id}::uuid)
      and g.high_id = greatest(${userId}, ${signedIn(call).id}::uuid)`.execute(call.db)
  return rows[0]?.id
}

/** Two people who open it at the same time get the same one: the second waits for the first. */
async function openDirect(call: Call, userId: string): Promise<string> {
  const pair = [signedIn(call).id, userId].toSorted()
  await lockUntilCommit(call, `direct/${pair.join('/')}`)
  const found = await findDirect(call, userId)
  if (found !== undefined) return found
  await countConversation(call)
  const people = pair.map((id) => ({ userId: id, role: 'member' as const }))
  const id = await insertGroup(call, { name: null, people })
  await sql`update user_group set is_direct = true, low_id = ${pair[0]}, high_id = ${pair[1]} where id = ${id}`.execute(
    call.db,
  )
  // Nobody sees an empty conversation that somebody else opened.
  await sql`update group_member set hidden_sequence = 0 where owner_id = ${id} and user_id = ${userId}`.execute(
    call.db,
  )
  return id
}
