import { counted } from '../../page/format.ts'
import type { Member } from './load-facility.ts'

/** Who runs a profile, in a few words; managers before the others. Undefined when nobody does. */
export function runBy(members: readonly Pick<Member, 'userId' | 'name' | 'role'>[]): string | undefined {
  const people = [...new Map(members.map((member) => [member.userId, member])).values()]
  const [first, second, ...others] = people.toSorted(
    (one, other) => Number(other.role === 'Manager') - Number(one.role === 'Manager'),
  )
  if (first === undefined) return undefined
  if (second === undefined) return first.name
  if (others.length === 0) return `${first.name} and ${second.name}`
  return `${first.name}, ${second.name} and ${counted(others.length, 'other')}`
}
