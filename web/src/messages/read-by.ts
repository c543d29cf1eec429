import { listOfFirst } from '../page/format.ts'
import type { Group, Member } from './conversation-types.ts'
import { isAtEnd, type MessageWindow } from './message-window.ts'

/** Readers who are named. */
const mostNamed = 3

interface Conversation {
  group: Pick<Group, 'isDirect' | 'contact'>
  members: readonly Pick<Member, 'userId' | 'name' | 'readSequence'>[]
  window: MessageWindow
  ownId: string
}

/**
 * Who has read the newest message, if it is the reader's own. Undefined if nobody is known to have. People who aren't visible, and those
 * who refuse the reader, have no mark.
 */
export function readBy({ group, members, window, ownId }: Conversation): string | undefined {
  const newest = window.messages.at(-1)
  if (newest?.author.id !== ownId || newest.deletedDate !== null || !isAtEnd(window)) return undefined
  const others = members.filter(({ userId }) => userId !== ownId)
  const readers = others.filter(({ readSequence }) => (readSequence ?? 0) >= newest.sequence)
  if (readers.length === 0) return undefined
  // A contacted team is one for whoever wrote to it.
  if (group.isDirect || group.contact?.isTeam === false) return 'Read'
  if (readers.length > 1 && readers.length === others.length) return 'Read by everybody'
  return `Read by ${listOfFirst(
    readers.map(({ name }) => name),
    mostNamed,
  )}`
}
