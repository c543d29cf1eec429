import { listOfFirst } from '../page/format.ts'
import type { Group, Member } from './conversation-types.ts'

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
