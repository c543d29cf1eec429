import type { Name } from './name.ts'

const areDisjoint = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !a.some((word) => b.includes(word))

/**
 * Whether the names alone show two different places: by number, by side, by kind (a pool and a gymnasium, but not a field and a
 * stadium), by sport or by the level of a school.
 */
export function areClearlyDifferent(a: Name, b: Name): boolean {
  if (a.marks.join(' ') !== b.marks.join(' ') && !(areInitials(a.marks) || areInitials(b.marks))) return true
  if (a.kinds.size > 0 && b.kinds.size > 0 && a.kinds.isDisjointFrom(b.kinds)) return true
  return areDisjoint(a.sports, b.sports) || areDisjoint(a.levels, b.levels)
}

/** A person's initial, which some sources omit, distinguishes nothing. */
const areInitials = (marks: readonly string[]) =>
  marks.length > 0 && marks.every((mark) => /^[a-z]$/.test(mark))

/** Whether the names differ only by a number of one of them that counts buildings over time: 'Yankee Stadium II'. */
export function differByGeneration(a: Name, b: Name): boolean {
  const [shorter, longer] = a.words.length <= b.words.length ? [a, b] : [b, a]
  return (
    longer.words.length === shorter.words.length + 1 &&
    longer.key.startsWith(`${shorter.key} `) &&
    /^\d$/.test(longer.words.at(-1) ?? '') &&
    /^(?:stadium|arena|coliseum|dome|ballpark|park|center|garden)$/.test(shorter.words.at(-1) ?? '') &&
    !shorter.isGeneric
  )
}

/** Whether two names differ only in words such as 'county': 'Alameda Coliseum' and 'Alameda County Coliseum'. */
export const areAlmostEqual = (a: Name, b: Name) => !a.isGeneric && a.core === b.core

/** Whether one name has all words of the other, and they name something: 'Doak Campbell Stadium' in 'Bowden Field at …'. */
export function isContained(a: Name, b: Name): boolean {
  const [shorter, longer] = a.words.length <= b.words.length ? [a, b] : [b, a]
  return !shorter.isGeneric && shorter.words.every((word) => longer.words.includes(word))
}

/** Whether the Dice coefficient of letter pairs is at least `least`, as written or with the words in alphabetical order. */
export const areSimilar = (a: Name, b: Name, least: number) =>
  isDiceAtLeast(a.key, b.key, least) ||
  ((a.sorted !== a.key || b.sorted !== b.key) && isDiceAtLeast(a.sorted, b.sorted, least))

function isDiceAtLeast(a: string, b: string, least: number): boolean {
  const total = a.length + b.length - 2
  // The shorter name cannot share more pairs than it has.
  if (total <= 0 || (2 * (Math.min(a.length, b.length) - 1)) / total < least) return false
  const pairs = new Map<number, number>()
  for (let index = 0; index < a.length - 1; index++) {
    const pair = pairAt(a, index)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  let shared = 0
  for (let index = 0; index < b.length - 1; index++) {
    const pair = pairAt(b, index)
    const left = pairs.get(pair) ?? 0
    if (left > 0) {
      shared++
      pairs.set(pair, left - 1)
    }
  }
  return (2 * shared) / total >= least
}

const pairAt = (text: string, index: number) => text.charCodeAt(index) * 65_536 + text.charCodeAt(index + 1)
