/** Levenshtein distance: the number of insertions, deletions and substitutions between two words. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (let column = 0; column < b.length; column++)
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (b[column] === letter ? 0 : 1),
        ),
      )
    previous = current
  }
  return previous[b.length] ?? 0
}
