import { listOfFirst } from '../components/format.ts'
import type { Group, Member, Message } from './conversation-types.ts'
import type { MessageWindow } from './message-window.ts'

/** Readers who are named. */
const mostNamed = 3

interface Conversation {
  group: Pick<Group, 'isDirect' | 'contact'>
  members: readonly Pick<Member, 'userId' | 'name' | 'readSequence' | 'createdDate'>[]
  window: MessageWindow
  ownId: string
}

/**
 * The last of the reader's own messages that somebody has read, and by whom. Undefined if nobody is known to have read one. People who
 * aren't visible, and those who refuse the reader, have no mark.
 */
export function readBy({ group, members, window, ownId }: Conversation) {
  const others = members.filter(({ userId }) => userId !== ownId)
  // Whoever joins begins with a mark at the end, and hasn't read what was written before.
  const readersOf = ({ sequence, createdDate }: Message) =>
    others.filter(
      ({ readSequence, createdDate: joined }) =>
        (readSequence ?? 0) >= sequence && Date.parse(joined) <= Date.parse(createdDate),
    )
  const last = window.messages.findLast(
    (message) =>
      message.author.id === ownId &&
      message.event === null &&
      message.deletedDate === null &&
      readersOf(message).length > 0,
  )
  if (last === undefined) return undefined
  const readers = readersOf(last)
  return { id: last.id, words: wordsOf(group, readers, others.length) }
}

function wordsOf(
  group: Conversation['group'],
  readers: readonly Pick<Member, 'name'>[],
  mostReaders: number,
): string {
  // A contacted team is one for whoever wrote to it.
  if (group.isDirect || group.contact?.isTeam === false) return 'Seen'
  if (readers.length > 1 && readers.length === mostReaders) return 'Seen by everybody'
  return `Seen by ${listOfFirst(
    readers.map(({ name }) => name),
    mostNamed,
  )}`
}
