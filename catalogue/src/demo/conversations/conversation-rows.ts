import { demoId } from '../demo-id.ts'
import { dayLength, instant, seed, worldDay } from '../epoch.ts'
import { demoAccount } from '../people/accounts.ts'
import { randomOf } from '../random.ts'
import { noRows, type Rows } from '../rows/columns.ts'
import { demoConversations, type DemoConversation, type Line } from './conversations.ts'

/** The conversations of the demo accounts, in the days before `today`. */
export function conversationRows(today: string): Rows[] {
  return demoConversations.map((conversation, at) => rowsOf(conversation, at, today))
}

/** The ids of the conversations, as owners. */
export const conversationIds = () => demoConversations.map((_conversation, at) => idsOf(at)(0))

/** Makes the ids of a conversation. The first one, with the sequence 0, is its own. */
function idsOf(at: number) {
  const random = randomOf(seed, 'conversation', at)
  return (sequence: number) => demoId(worldDay, sequence, random)
}

function rowsOf({ name, people, unread, lines }: DemoConversation, at: number, today: string): Rows {
  const newId = idsOf(at)
  const ownerId = newId(0)
  const timeOf = ([, daysAgo, time]: Line) => instant(Date.parse(`${today}T${time}Z`) - daysAgo * dayLength)
  const userIds = people.map((box) => demoAccount(box).id)
  const [lowId = null, highId = null] = name === null ? userIds.toSorted() : []
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a conversation must have messages')
  const created = timeOf(first)
  return {
    ...noRows(),
    owners: [{ id: ownerId, kind: 'group' }],
    groups: [
      {
        id: ownerId,
        name,
        is_direct: name === null,
        low_id: lowId,
        high_id: highId,
        last_sequence: lines.length,
        last_change: lines.length,
        created_date: created,
        updated_date: timeOf(last),
      },
    ],
    groupMembers: people.map((box, index) => ({
      id: newId(1 + index),
      owner_id: ownerId,
      created_date: created,
      user_id: demoAccount(box).id,
      role: name !== null && index === 0 ? 'manager' : 'member',
      read_sequence: box === last[0] ? lines.length : lines.length - unread,
    })),
    groupMessages: lines.map((line, index) => ({
      id: newId(100 + index),
      owner_id: ownerId,
      created_date: timeOf(line),
      client_id: newId(200 + index),
      draft_hash: String.raw`\x`,
      sequence: index + 1,
      change_sequence: index + 1,
      author_id: demoAccount(line[0]).id,
      text: line[3],
    })),
  }
}
