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
