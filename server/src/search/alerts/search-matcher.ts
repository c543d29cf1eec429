import type { IndexDeclaration, IndexRow } from '../index/declaration.ts'
import { wordRulesOf } from '../index/index-state.ts'
import { SearchQueryError, type SearchQuery } from '../index/query.ts'
import { defineIndex } from '../index/search-index.ts'
import { areSufficient, conditionsOf, valuesOf, type Condition } from './condition-values.ts'
import { searchPostings } from './search-postings.ts'
import { wordMatcher, type SearchWord } from './word-matcher.ts'

/** Rows that are compared by the same index. */
const maxComparisons = 500

interface KeptSearch {
  id: string
  /** Without its text. */
  query: SearchQuery
  words: readonly SearchWord[]
  conditions: readonly Condition[]
  /** Whether the conditions say everything but the words. */
  isDecided: boolean
}

/** The ids of the searches that find a row. */
export interface RowMatches {
  found: string[]
  /** Those that find it only if a word may be mistyped, which depends on the other rows. Ask the whole index. */
  unsure: string[]
}

/**
 * Tells which searches find a row, in the same way as the index with all of their words, but without the other rows.
 * Posting lists of conditions leave few searches. Their words are compared once per word, and what is left is decided by an
 * index that has only this row.
 */
export function createSearchMatcher(declaration: IndexDeclaration) {
  const postings = searchPostings()
  const words = wordMatcher(wordRulesOf(declaration))
  let index = defineIndex(declaration)
  let compared = 0
  const searches: (KeptSearch | undefined)[] = []
  const placeOf = new Map<string, number>()
  const free: number[] = []

  function remove(id: string) {
    const place = placeOf.get(id)
    const kept = place === undefined ? undefined : searches[place]
    if (place === undefined || kept === undefined) return
    postings.remove(place, kept.conditions)
    searches[place] = undefined
    placeOf.delete(id)
    free.push(place)
  }

  /** False also for a query that the index refuses. */
  function finds(query: SearchQuery, id: string): boolean {
    try {
      return index.finds(query, id)
    } catch (error) {
      if (error instanceof SearchQueryError) return false
      throw error
    }
  }

  return {
    size: () => placeOf.size,

    /** Adds a search or replaces the one with its id. */
    put(id: string, { text, ...query }: SearchQuery) {
      remove(id)
      const kept = {
        id,
        query,
        words: text === undefined ? [] : words.read(text),
        conditions: conditionsOf(declaration, query),
        isDecided: areSufficient(declaration, query),
      }
      const place = free.pop() ?? searches.length
      searches[place] = kept
      placeOf.set(id, place)
      postings.add(place, kept.conditions)
    },

    remove,

    /** Throws a RangeError for a row that doesn't fit the declaration. */
    match(row: IndexRow): RowMatches {
      const matches: RowMatches = { found: [], unsure: [] }
      if (!row.isVisible) return matches
      // An index keeps the values and words that it has seen, which would slow it down.
      if (++compared % maxComparisons === 0) index = defineIndex(declaration)
      index.upsert(row)
      words.setRow(row.texts)
      for (const place of postings.find(valuesOf(row))) {
        const search = searches[place]
        if (search === undefined) continue
        const spelling = words.matches(search.words)
        if (spelling === 'none') continue
        if (!search.isDecided && !finds(search.query, row.id)) continue
        matches[spelling === 'typo' ? 'unsure' : 'found'].push(search.id)
      }
      index.remove(row.id)
      return matches
    },
  }
}
