import { hasBit, intersects, setBit, type Bits } from './bitset.ts'
import { leadingUnits } from './order.ts'
import { maxWeight, weightBits, type TextIndex } from './text-index.ts'
import { findTypoMatches, type WordMatch, type TextQuery } from './text-query.ts'

/** Scratch space of one index, reused by every search. `scores` is valid for the rows of the last match. */
export interface TextScores {
  scores: Float64Array
  /** By row: how many words of the query it matches. */
  matched: Uint8Array
  /** By row: the best score for the current word. */
  best: Uint8Array
  /** The rows with a score; the first `touchedCount` entries are valid. */
  touched: Uint32Array
  touchedCount: number
  rowsOfWord: Uint32Array
}

export const createTextScores = (capacity: number): TextScores => ({
  scores: new Float64Array(capacity),
  matched: new Uint8Array(capacity),
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
        if (needsAll && matched[row] !== earlier) continue
        const score = tierScore + (posting & maxWeight)
        const known = best[row]!
        if (known === 0) rowsOfWord[count++] = row
        if (score > known) best[row] = score
      }
    }
    for (let i = 0; i < count; i++) {
      const row = rowsOfWord[i]!
      if (matched[row] === 0) touched[scratch.touchedCount++] = row
      matched[row]!++
      scores[row]! += best[row]!
      best[row] = 0
    }
  })
}

function markWithMatches(scratch: TextScores, words: number, into: Bits) {
  into.fill(0)
  for (let i = 0; i < scratch.touchedCount; i++) {
    const row = scratch.touched[i]!
    if (scratch.matched[row] === words) setBit(into, row)
  }
}

function maxMatchedWords(scratch: TextScores, scope: Bits): number {
  let most = 0
  for (let i = 0; i < scratch.touchedCount; i++) {
    const row = scratch.touched[i]!
    if (scratch.matched[row]! > most && hasBit(scope, row)) most = scratch.matched[row]!
  }
  return most
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
 * 3. rows that match the most words. Returns true in this case: the text was relaxed.
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
): boolean {
  const typos = query.words.map((word) => {
    let found: WordMatch[] | null = null
    return () => (found ??= findTypoMatches(index, word))
  })
  const matchesAny = (words: readonly (readonly WordMatch[])[]) => {
    scoreRows(index, scratch, words, true)
    markWithMatches(scratch, words.length, into)
    return intersects(into, scope, into.length)
  }
  const finish = (relaxed: boolean) => {
    boostExactNames(scratch, query, names)
    return relaxed
  }
  const strict = query.words.map(({ asWritten }, i) =>
    hasMatchIn(index, asWritten, scope) ? asWritten : typos[i]!(),
  )
  if (matchesAny(strict)) return finish(false)
  const loose = query.words.map(({ asWritten }, i) => [...asWritten, ...typos[i]!()])
  if (matchesAny(loose)) return finish(false)
  scoreRows(index, scratch, loose, false)
  const most = maxMatchedWords(scratch, scope)
  markWithMatches(scratch, most, into)
  return finish(most > 0)
}
