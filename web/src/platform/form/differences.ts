/** A value that somebody else saved while another was typed. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
}

/** The values that differ, in the order of the form. */
export function differencesOf<V extends object>(mine: V, theirs: V): Difference[] {
  const others = new Map<string, unknown>(Object.entries(theirs))
  return Object.entries(mine)
    .map(([name, value]) => ({ name, mine: value, theirs: others.get(name) }))
    .filter((pair) => JSON.stringify(pair.mine) !== JSON.stringify(pair.theirs))
}

/** Three versions of the same values: the stored one that I started with, mine, and the one that somebody else saved meanwhile. */
export interface Compared<V> {
  before: V
  mine: V
  theirs: V
}

/** Who changed the compared values: only they, or both of us. Undefined if mine lacks no change of theirs. */
export function changedBy<V>(
  { before, mine, theirs }: Compared<V>,
  isDifferent: (one: V, other: V) => boolean,
): 'them' | 'both' | undefined {
  if (!isDifferent(theirs, before) || !isDifferent(theirs, mine)) return undefined
  return isDifferent(mine, before) ? 'both' : 'them'
}

/**
 * What only they changed, and the differences of what both changed. Values of one group, such as the two ends of a range, are merged
 * together, so that a change of mine never mixes with one of theirs.
 */
export function mergeOf<V extends object>(versions: Compared<V>, groupOf: (name: string) => string) {
  const { mine, theirs } = versions
  const groups = [...Map.groupBy(Object.keys(mine), groupOf).values()].map((names) => {
    const isInGroup = ({ name }: Difference) => names.includes(name)
    const by = changedBy(versions, (one, other) => differencesOf(one, other).some(isInGroup))
    return { by, differences: differencesOf(mine, theirs).filter(isInGroup) }
  })
  const changed = (who: 'them' | 'both') =>
    groups.filter(({ by }) => by === who).flatMap(({ differences }) => differences)
  return {
    taken: Object.fromEntries(changed('them').map(({ name, theirs: value }) => [name, value])) as Partial<V>,
    conflicts: changed('both'),
  }
}
