import { counted } from '../page/format.ts'
import type { Member } from '../kinds/profile-calls.ts'

/** Names of the team for the page's head, managers first. Undefined without a team. */
export function managedBy(
  members: readonly Pick<Member, 'userId' | 'name' | 'role'>[],
  managerRole: string,
): string | undefined {
  const people = [...new Map(members.map((member) => [member.userId, member])).values()]
  const [first, second, ...others] = people.toSorted(
    (one, other) => Number(other.role === managerRole) - Number(one.role === managerRole),
  )
  if (first === undefined) return undefined
  if (second === undefined) return first.name
  if (others.length === 0) return `${first.name} and ${second.name}`
  return `${first.name}, ${second.name} and ${counted(others.length, 'other')}`
}
