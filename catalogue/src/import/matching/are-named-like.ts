import { nameOf } from './name.ts'
import { splitName } from './name-parts.ts'
import { relationOf } from './name-relation.ts'

interface Named {
  name: string
  aliases: readonly string[]
}

/** Whether two names may be of one place: spelled alike, or one without the kind of place, as in 'Colucci' for a playground. */
export function areNamedLike(a: Named, b: Named): boolean {
  const [first, second] = [namesOf(a), namesOf(b)]
  const relation = relationOf(first, second)
  if (relation === 'part') return first.name.head === undefined || second.name.head === undefined
  return !['other', 'different', 'generation'].includes(relation)
}

const namesOf = ({ name, aliases }: Named) => ({
  name: nameOf(splitName(name).name),
  aliases: aliases.map(nameOf),
})
