import { listOfFirst } from '../components/format.ts'
import type { Group, Member, Message } from './conversation-types.ts'

/** People who are named. */
const mostNamed = 3

/**
 * Like in the list of conversations. Whoever contacted a team reads the name of its page, and the team that of the person. Those who
 * joined last come first.
 */
export function conversationName(
  { name, about, contact }: Pick<Group, 'name' | 'about' | 'contact'>,
  members: readonly Pick<Member, 'userId' | 'name'>[],
  ownId: string,
): string {
  if (name !== null) return name
  if (contact !== null) return (contact.isTeam ? contact.person?.name : about?.name) ?? 'A former member'
  const others = members.filter(({ userId }) => userId !== ownId).toReversed()
  return (
    listOfFirst(
      others.map((other) => other.name),
      mostNamed,
    ) || 'A former member'
  )
}

/** The people of the other side of a conversation about a request. Undefined for other conversations, and if nobody is left there. */
export function otherSide(
  { contact, request }: Pick<Group, 'contact' | 'request'>,
  members: readonly Pick<Member, 'name' | 'isTeam'>[],
): string | undefined {
  if (contact === null || (request === null && !(contact.isTeam && contact.person === null))) return undefined
  const there = members.filter(({ isTeam }) => isTeam !== contact.isTeam)
  return (
    listOfFirst(
      there.map(({ name }) => name),
      mostNamed,
    ) || undefined
  )
}

type Person = Pick<Message['author'], 'id' | 'name'>

/** The name of a person within a sentence. That of somebody whose account is gone begins one. */
export const nameInSentence = ({ id, name }: Person) => (id === null ? 'a former member' : name)

/** What a short list has room for. */
export const firstName = ({ id, name }: Person) => (id === null ? name : name.split(' ')[0])

/** What somebody did to a group. Undefined for a message. */
// oxlint-disable-next-line typescript/consistent-return -- All kinds return.
export function eventWords({ author, event }: Pick<Message, 'author' | 'event'>, ownId: string) {
  if (event === null) return undefined
  const who = author.id === ownId ? 'You' : author.name
  const whom = event.person && (event.person.id === ownId ? 'you' : nameInSentence(event.person))
  switch (event.kind) {
    case 'added':
      return `${who} added ${whom}`
    case 'removed':
      return `${who} removed ${whom}`
    case 'left':
      return `${who} left`
    case 'renamed':
      return event.name === null
        ? `${who} removed the name of the group`
        : `${who} renamed the group to “${event.name}”`
  }
}
