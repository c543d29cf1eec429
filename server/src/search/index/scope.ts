import { copyBits, intersect, setBit, wordsFor, type Bits } from './bitset.ts'
import { isPosition } from './geo.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { markNear, markWithin } from './positions.ts'
import { SearchQueryError, type SearchQuery } from './query.ts'
import { matchText } from './text-match.ts'
import { compactVocabulary } from './text-index.ts'
import { parseTextQuery } from './text-query.ts'

/** The rows that a search covers before any facet choices. */
export interface Scope {
  rows: Bits
  hasText: boolean
  /** The words of the text that some of the rows lack, because no row has all. */
  dropped: readonly string[]
}

function markIds(state: IndexState, ids: Iterable<string>, into: Bits) {
  for (const id of ids) {
    const row = state.rowOf.get(id)
    if (row !== undefined) setBit(into, row)
  }
}

function markVisible(state: IndexState, { viewer }: SearchQuery, words: number, into: Bits) {
  copyBits(into, viewer?.seesAll ? state.present : state.values.publicRows, words)
  if (viewer?.own) markIds(state, viewer.own, into)
}

function keepNear(state: IndexState, near: NonNullable<SearchQuery['near']>, words: number, rows: Bits) {
  const { distMiles = Infinity } = near
  if (!isPosition(near)) throw new SearchQueryError('near', 'is not a valid position')
  if (!(distMiles >= 0)) throw new SearchQueryError('near.distMiles', 'must not be negative')
  const mask = takeMask(state)
  const { rows: scratch, chords } = state.workspace
  markNear(state.positions, near, distMiles, state.rows, scratch, mask, chords)
  intersect(rows, mask, words)
}

export function keepWithinBounds(
  state: IndexState,
  bounds: NonNullable<SearchQuery['bounds']>,
  words: number,
  rows: Bits,
) {
  const { south, north } = bounds
  if (!Object.values(bounds).every(Number.isFinite) || south > north) {
    throw new SearchQueryError('bounds', 'must be four numbers in degrees, with south not above north')
  }
  const mask = takeMask(state)
  markWithin(state.positions, bounds, state.rows, state.workspace.rows, mask)
  intersect(rows, mask, words)
}

/**
 * Applies the query's viewer, ids, position and text. Applies the bounds last, because panning a map must not change how
 * the text is interpreted.
 */
export function findScope(state: IndexState, query: SearchQuery): Scope {
  const words = wordsFor(state.rows)
  const rows = takeMask(state)
  const mask = takeMask(state)
  markVisible(state, query, words, rows)
  if (query.within) {
    mask.fill(0, 0, words)
    markIds(state, query.within, mask)
    intersect(rows, mask, words)
  }
  if (query.near) keepNear(state, query.near, words, rows)
  if (query.text !== undefined) compactVocabulary(state.texts)
  const text = query.text === undefined ? null : parseTextQuery(state.texts, state.wordRules, query.text)
  let dropped: readonly string[] = []
  if (text) {
    dropped = matchText(state.texts, state.workspace.text, text, rows, state, mask)
    intersect(rows, mask, words)
  }
  if (query.bounds) keepWithinBounds(state, query.bounds, words, rows)
  return { rows, hasText: text !== null, dropped }
}
