/** Beyond so many different sets, sharing would take more memory than it saves. */
const mostSets = 10_000

/** Returns a function that returns the same set for equal ones: of 200,000 rows, most have the same few. */
export function sharedSets<T extends string>(): (set: ReadonlySet<T>) => ReadonlySet<T> {
  const known = new Map<string, ReadonlySet<T>>()
  return (set) => {
    // In their order, which decides the order of what is shown.
    const key = [...set].join('\u001f')
    const found = known.get(key)
    if (found) return found
    if (known.size === mostSets) known.clear()
    known.set(key, set)
    return set
  }
}
