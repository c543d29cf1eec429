import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { ring } from '../../../patterns/ring.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { isRefused } from './group-rows.ts'
import { memberChanges } from './member-changes.ts'

interface Input {
  ownerId: string
  data: { sequence: number }
}

/** Of the messages that a mark passes. Whoever wrote only earlier ones sees the mark with the next fetch. */
const mostPassed = 100

/**
 * Handler that moves the caller's read mark forward, and tells those whose messages it passes. The other members aren't told: in
 * a group of 20, a message brings 19 notices to one person, not 19 to each.
 */
export async function markRead({ ownerId, data: { sequence } }: Input, call: Call) {
  const { id } = signedIn(call)
  // Each author is told of their own newest message: the mark that is sent may be above all messages.
  const { rows } = await sql<{ author: string; newest: number }>`
    select u.id as author, max(x.sequence) as newest
    from app_user reader join group_member m on m.owner_id = ${ownerId} and m.user_id = reader.id
      join group_message x on x.owner_id = ${ownerId} and x.sequence > ${sequence - mostPassed} and x.sequence <= ${sequence}
        and x.sequence > m.read_sequence
      join group_member author on author.owner_id = m.owner_id and author.user_id = x.author_id
      join app_user u on u.id = x.author_id and u.id <> reader.id
    where reader.id = ${id} and reader.is_visible and reader.blocked_date is null and not ${isRefused(call)}
    group by u.id`.execute(call.db)
  const mark = sql`read_sequence = greatest(m.read_sequence, least(${sequence}, g.last_sequence)), read_date = now(),
    tell_date = case when ${sequence} < g.last_sequence then m.tell_date end`
  await memberChanges(call, id, [ownerId], mark)
  if (rows.length > 0)
    await ring(
      call,
      rows.map(({ author, newest }) => ({
        event: 'MessagesRead',
        to: [author],
        args: [ownerId, id, newest],
      })),
    )
  return nothing
}
