import type { Member } from '../kind/profile-calls.ts'

type Person = Pick<Member, 'userId' | 'role'>

const rolesOf = (members: readonly Person[], userId: string | null) =>
  userId === null ? [] : members.filter((member) => member.userId === userId).map(({ role }) => role)

/** Roles that a member also has in the team of the page's owner: ['Manager']. */
export const inheritedRoles = <M extends Person>(inherited: readonly M[], { userId }: Person) => [
  ...new Set(rolesOf(inherited, userId)),
]

/** Members of the owner's team who are not on the page's own team, each once. */
export const onlyInherited = <M extends Person>(own: readonly Person[], inherited: readonly M[]): M[] =>
  inherited.filter(
    (member, place) =>
      rolesOf(own, member.userId).length === 0 &&
      (member.userId === null || inherited.findIndex(({ userId }) => userId === member.userId) === place),
  )
