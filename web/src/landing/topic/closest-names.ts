import { slug } from '@app/contract/reference-lists/slug.ts'

const mostNames = 3
/** Longer texts are no names. */
const longestText = 60

/** The names that a mistyped text may mean, closest first: few letters differ, or they have a word in common. */
export function closestNames<N extends string>(text: string, names: readonly N[]): N[] {
  const typed = slug(text.slice(0, longestText))
  if (typed === '') return []
  const words = new Set(typed.split('-').filter((word) => word.length > 2))
  return names
    .map((name) => {
      const written = slug(name)
      const hasWord = written.split('-').some((word) => words.has(word))
      const isStart = written.startsWith(typed) || typed.startsWith(written)
      return { name, isAlike: hasWord || isStart, edits: editsBetween(typed, written) }
    })
    .filter(({ name, isAlike, edits }) => isAlike || edits <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, mostNames)
    .map(({ name }) => name)
}

/** The least number of letters to insert, remove, replace or swap with the next one (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1])
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, isSwapped ? at(i - 2, j - 2) + 1 : Infinity),
      )
    }
  }
  return at(one.length, other.length)
}
