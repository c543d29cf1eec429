import { hasBit, intersects, setBit, type Bits } from './bitset.ts'
import { leadingUnits } from './order.ts'
import { maxWeight, weightBits, type TextIndex } from './text-index.ts'
import { mistypedAnswers, type Answer, type TextQuery } from './text-query.ts'

/** Working space of one index, reused by every search. `scores` holds for the rows matched last. */
export interface TextScores {
  scores: Float64Array
  /** By row, how many words of the query it holds; and the best answer to the word at hand. */
  held: Uint8Array
  best: Uint8Array
  touched: Uint32Array
  touchedCount: number
  rowsOfWord: Uint32Array
}

export const createTextScores = (capacity: number): TextScores => ({
  scores: new Float64Array(capacity),
  held: new Uint8Array(capacity),
  best: new Uint8Array(capacity),
  touched: new Uint32Array(capacity),
  touchedCount: 0,
  rowsOfWord: new Uint32Array(capacity),
})

function reset(space: TextScores) {
  for (let i = 0; i < space.touchedCount; i++) {
    const row = space.touched[i]!
    space.held[row] = 0
    space.scores[row] = 0
  }
  space.touchedCount = 0
}

/** Scores the rows for each word by its best answer; with `needsAll`, rows that missed an earlier word are left out. */
function scoreRows(
  index: TextIndex,
  space: TextScores,
  words: readonly (readonly Answer[])[],
  needsAll: boolean,
) {
  reset(space)
  const { scores, held, best, touched, rowsOfWord } = space
  const { pool, starts, lengths } = index.postings
  words.forEach((answers, earlier) => {
    let count = 0
    for (const { id, tier } of answers) {
      const tierScore = tier << weightBits
      const start = starts[id]!
      const end = start + lengths[id]!
      for (let at = start; at < end; at++) {
        const posting = pool[at]!
        const row = posting >>> weightBits
        if (needsAll && held[row] !== earlier) continue
        const score = tierScore + (posting & maxWeight)
        const known = best[row]!
        if (known === 0) rowsOfWord[count++] = row
        if (score > known) best[row] = score
      }
    }
    for (let i = 0; i < count; i++) {
      const row = rowsOfWord[i]!
      if (held[row] === 0) touched[space.touchedCount++] = row
      held[row]!++
      scores[row]! += best[row]!
      best[row] = 0
    }
  })
}

function markHolding(space: TextScores, words: number, into: Bits) {
  into.fill(0)
  for (let i = 0; i < space.touchedCount; i++) {
    const row = space.touched[i]!
    if (space.held[row] === words) setBit(into, row)
  }
}

function mostHeldIn(space: TextScores, scope: Bits): number {
  let most = 0
  for (let i = 0; i < space.touchedCount; i++) {
    const row = space.touched[i]!
    if (space.held[row]! > most && hasBit(scope, row)) most = space.held[row]!
  }
  return most
}

function answersIn({ postings }: TextIndex, answers: readonly Answer[], scope: Bits): boolean {
  const { pool, starts, lengths } = postings
  for (const { id } of answers) {
    const end = starts[id]! + lengths[id]!
    for (let at = starts[id]!; at < end; at++) if (hasBit(scope, pool[at]! >>> weightBits)) return true
  }
  return false
}

/** The `nameKey` of each row's name, and its leading units, by which nearly all names differ. */
interface Names {
  nameKeys: readonly string[]
  nameBits: Float64Array
}

/** Where names tie with others, the one that is the whole query comes first. */
function favourNamesakes(space: TextScores, query: TextQuery, names: Names) {
  const bits = leadingUnits(query.key)
  for (let i = 0; i < space.touchedCount; i++) {
    const row = space.touched[i]!
    if (names.nameBits[row] === bits && names.nameKeys[row] === query.key) space.scores[row]!++
  }
}

/**
 * Marks the rows that match a text, and scores them. The scope is what the search may answer at all (its viewer, its
 * ids, its distance), not what it filters by; the first rule that marks a row of the scope decides:
 *
 * 1. rows that hold every word, as written; only a word that no row of the scope holds as written counts as mistyped;
 * 2. rows that hold every word, as written or mistyped;
 * 3. rows that hold the most words, as written or mistyped. This answers true: the text was relaxed.
 *
 * A row's score is the sum over the words of 16 times the tier of the best answer plus the weight of its text; 1 is
 * added where the text is the whole name.
 */
export function matchText(
  index: TextIndex,
  space: TextScores,
  query: TextQuery,
  scope: Bits,
  names: Names,
  into: Bits,
): boolean {
  const mistyped = query.words.map((word) => {
    let answers: Answer[] | null = null
    return (): Answer[] => (answers ??= mistypedAnswers(index, word))
  })
  const marks = (words: readonly (readonly Answer[])[]) => {
    scoreRows(index, space, words, true)
    markHolding(space, words.length, into)
    return intersects(into, scope, into.length)
  }
  const finish = (relaxed: boolean) => {
    favourNamesakes(space, query, names)
    return relaxed
  }
  const strict = query.words.map(({ asWritten }, i) =>
    answersIn(index, asWritten, scope) ? asWritten : mistyped[i]!(),
  )
  if (marks(strict)) return finish(false)
  const loose = query.words.map(({ asWritten }, i) => [...asWritten, ...mistyped[i]!()])
  if (marks(loose)) return finish(false)
  scoreRows(index, space, loose, false)
  const most = mostHeldIn(space, scope)
  markHolding(space, most, into)
  return finish(most > 0)
}
