/** Sorts files by ids. Files without an id in the list come last, in their order. */
export function inOrder<T extends { id: string }>(files: readonly T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: T) => place.get(id) ?? ids.length
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Moves one id by a number of places, at most to the ends. */
export function moved(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(0, from + by), ids.length - 1)
  return from === -1 ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
