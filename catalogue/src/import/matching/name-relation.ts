import type { Comparable } from './comparable.ts'
import type { Name } from './name.ts'
import {
  areAlmostEqual,
  areClearlyDifferent,
  areSimilar,
  differByGeneration,
  isContained,
} from './name-similarity.ts'

/**
 * How two names compare. `almost` equal names differ only in words such as 'county'. A name that is `contained` in another has the same
 * kind, otherwise it may be a `part`. `other` names have nothing in common, `different` ones show that the places differ.
 */
export type NameRelation =
  | 'equal'
  | 'almost'
  | 'generic'
  | 'alias'
  | 'contained'
  | 'part'
  | 'similar'
  | 'generation'
  | 'other'
  | 'different'

type Names = Pick<Comparable, 'name' | 'aliases'>

const minSimilarity = 0.86

/** The closest relation between the names of two facilities, with their aliases. */
export function relationOf(a: Names, b: Names): NameRelation {
  if (a.name.key === b.name.key) return a.name.isGeneric ? 'generic' : 'equal'
  if (shareAlias(a, b)) return 'alias'
  const relation = relationOfNames(a.name, b.name)
  if (relation !== 'different' && relation !== 'other' && relation !== 'part') return relation
  // An alias counts less than a name, so only names that contain each other are compared.
  const pairs = [
    ...b.aliases.map((alias) => [a.name, alias] as const),
    ...a.aliases.map((alias) => [alias, b.name] as const),
  ]
  return pairs.some(([one, other]) => ['contained', 'almost'].includes(relationOfNames(one, other)))
    ? 'contained'
    : relation
}

/** Whether a name of one is an alias of the other. Two general aliases show nothing. */
function shareAlias(a: Names, b: Names): boolean {
  const ofA = new Set([a.name.key, ...a.aliases.map(({ key }) => key)])
  return (
    [b.name, ...b.aliases].some(({ key, isGeneric }) => !isGeneric && ofA.has(key)) ||
    b.aliases.some(({ key }) => key === a.name.key) ||
    a.aliases.some(({ key }) => key === b.name.key)
  )
}

function relationOfNames(a: Name, b: Name): NameRelation {
  if (differByGeneration(a, b)) return 'generation'
  if (areClearlyDifferent(a, b)) return 'different'
  if (areAlmostEqual(a, b)) return 'almost'
  if (isContained(a, b)) return a.head === b.head ? 'contained' : 'part'
  return areSimilar(a, b, minSimilarity) ? 'similar' : 'other'
}
