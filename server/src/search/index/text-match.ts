import { hasBit, intersects, setBit, type Bits } from './bitset.ts'
import { leadingUnits } from './order.ts'
import { maxWeight, weightBits, type TextIndex } from './text-index.ts'
import { findTypoMatches, type WordMatch, type TextQuery } from './text-query.ts'

/** Scratch space of one index, reused by every search. `scores` is valid for the rows of the last match. */
export interface TextScores {
  scores: Float64Array
  /** By row: the words of the query that it matches, as bits. */
  matched: Uint16Array
  /** By row: the best score for the current word. */
  best: Uint8Array
  /** The rows with a score; the first `touchedCount` entries are valid. */
  touched: Uint32Array
  touchedCount: number
  rowsOfWord: Uint32Array
}

export const createTextScores = (capacity: number): TextScores => ({
  scores: new Float64Array(capacity),
  matched: new Uint16Array(capacity),
  best: new Uint8Array(capacity),
  touched: new Uint32Array(capacity),
  touchedCount: 0,
  rowsOfWord: new Uint32Array(capacity),
})

function reset(scratch: TextScores) {
  for (let i = 0; i < scratch.touchedCount; i++) {
    const row = scratch.touched[i]!
    scratch.matched[row] = 0
    scratch.scores[row] = 0
  }
  scratch.touchedCount = 0
}

/** Adds up each row's best score per word. With `needsAll`, skips rows that don't match every word so far. */
function scoreRows(
  index: TextIndex,
  scratch: TextScores,
  words: readonly (readonly WordMatch[])[],
  needsAll: boolean,
) {
  reset(scratch)
  const { scores, matched, best, touched, rowsOfWord } = scratch
  const { pool, starts, lengths } = index.postings
  words.forEach((matches, earlier) => {
    let count = 0
    for (const { id, tier } of matches) {
      const tierScore = tier << weightBits
      const start = starts[id]!
      const end = start + lengths[id]!
      for (let at = start; at < end; at++) {
        const posting = pool[at]!
        const row = posting >>> weightBits
        if (needsAll && matched[row] !== allOf(earlier)) continue
        const score = tierScore + (posting & maxWeight)
        const known = best[row]!
        if (known === 0) rowsOfWord[count++] = row
        if (score > known) best[row] = score
      }
    }
    for (let i = 0; i < count; i++) {
      const row = rowsOfWord[i]!
      if (matched[row] === 0) touched[scratch.touchedCount++] = row
      matched[row]! |= 1 << earlier
      scores[row]! += best[row]!
      best[row] = 0
    }
  })
}

/** The bits of the first `count` words. */
const allOf = (count: number) => (1 << count) - 1

function markWith(scratch: TextScores, isWanted: (words: number) => boolean, into: Bits) {
  into.fill(0)
  for (let i = 0; i < scratch.touchedCount; i++) {
    const row = scratch.touched[i]!
    if (isWanted(scratch.matched[row]!)) setBit(into, row)
  }
}

/**
 * How much each set of words that a row of the scope matches tells, by the set's bits. A word tells more the fewer rows
 * match it. In whole thousandths of a bit, so that equal sums are equal.
 */
function informationOf(scratch: TextScores, scope: Bits, words: number): Map<number, number> {
  const rowsOfSet = new Map<number, number>()
  for (let i = 0; i < scratch.touchedCount; i++) {
    const row = scratch.touched[i]!
    const set = scratch.matched[row]!
    if (hasBit(scope, row)) rowsOfSet.set(set, (rowsOfSet.get(set) ?? 0) + 1)
  }
  let total = 0
  const rowsOfWord = Array.from({ length: words }, () => 0)
  for (const [set, rows] of rowsOfSet) {
    total += rows
    for (let word = 0; word < words; word++) if (set & (1 << word)) rowsOfWord[word]! += rows
  }
  const information = rowsOfWord.map((rows) => Math.round(1000 * Math.log2(1 + total / Math.max(1, rows))))
  const sum = (set: number) => information.reduce((all, one, word) => all + (set & (1 << word) ? one : 0), 0)
  return new Map([...rowsOfSet.keys()].map((set) => [set, sum(set)]))
}

/** Marks the rows whose words tell most, and returns the bits of the words that one of them lacks. */
function relax(scratch: TextScores, scope: Bits, words: number, into: Bits): number {
  const information = informationOf(scratch, scope, words)
  const most = Math.max(0, ...information.values())
  markWith(scratch, (set) => information.get(set) === most, into)
  let common = allOf(words)
  for (const [set, told] of information) if (told === most) common &= set
  return information.size === 0 ? 0 : allOf(words) & ~common
}

function hasMatchIn({ postings }: TextIndex, matches: readonly WordMatch[], scope: Bits): boolean {
  const { pool, starts, lengths } = postings
  for (const { id } of matches) {
    const end = starts[id]! + lengths[id]!
    for (let at = starts[id]!; at < end; at++) if (hasBit(scope, pool[at]! >>> weightBits)) return true
  }
  return false
}

/** The `nameKey` of each row's name, and its `leadingUnits`, in which nearly all names differ. */
interface Names {
  nameKeys: readonly string[]
  nameBits: Float64Array
}

/** Ranks rows whose name is exactly the query above others of equal score. */
function boostExactNames(scratch: TextScores, query: TextQuery, names: Names) {
  const bits = leadingUnits(query.key)
  for (let i = 0; i < scratch.touchedCount; i++) {
    const row = scratch.touched[i]!
    if (names.nameBits[row] === bits && names.nameKeys[row] === query.key) scratch.scores[row]!++
  }
}

/**
 * Marks and scores the rows that match a text. The scope is limited by viewer, ids and distance, but not by filters. The
 * first rule that finds a row of the scope applies:
 *
 * 1. rows that match every word as written; a word that no row of the scope has as written may match with typos;
 * 2. rows that match every word as written or with typos;
 * 3. rows whose matching words tell most: the text is relaxed by its least telling words, which are returned.
 *
 * A row's score is the sum over all words of 16 × tier + text weight of the best match, plus 1 if the query is the whole
 * name.
 */
export function matchText(
  index: TextIndex,
  scratch: TextScores,
  query: TextQuery,
  scope: Bits,
  names: Names,
  into: Bits,
): string[] {
  const typos = query.words.map((word) => {
    let found: WordMatch[] | null = null
    return () => (found ??= findTypoMatches(index, word))
  })
  const matchesAny = (words: readonly (readonly WordMatch[])[]) => {
    scoreRows(index, scratch, words, true)
    markWith(scratch, (set) => set === allOf(words.length), into)
    return intersects(into, scope, into.length)
  }
  const finish = (dropped: number) => {
    boostExactNames(scratch, query, names)
    return query.words.flatMap(({ word }, at) => (dropped & (1 << at) ? [word] : []))
  }
  const strict = query.words.map(({ asWritten }, i) =>
    hasMatchIn(index, asWritten, scope) ? asWritten : typos[i]!(),
  )
  if (matchesAny(strict)) return finish(0)
  const loose = query.words.map(({ asWritten }, i) => [...asWritten, ...typos[i]!()])
  if (matchesAny(loose)) return finish(0)
  scoreRows(index, scratch, loose, false)
  return finish(relax(scratch, scope, query.words.length, into))
}
