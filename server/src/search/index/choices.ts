import { copyBits, intersect, subtract, wordsFor, type Bits } from './bitset.ts'
import { chosenFields, knownCodes, markCodes } from './chosen-fields.ts'
import type { FacetColumn } from './columns.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { markAnyOf, markInRange, type NumberChoice } from './number-columns.ts'
import { SearchQueryError, type Choice, type SearchQuery } from './query.ts'

/** The rows that match what a query chose in one field. */
export interface FieldChoice {
  field: string
  rows: Bits
}

const isList = (choice: Choice): choice is readonly string[] => Array.isArray(choice)

/** The values of which a row needs any, and those of which it needs all. Empty lists don't restrict. */
function readChoice(
  choice: Choice,
  { declaration }: FacetColumn,
): { any: readonly string[]; all: readonly string[] } {
  if (typeof choice !== 'string' && !isList(choice)) return { any: choice.any ?? [], all: choice.all ?? [] }
  const values = typeof choice === 'string' ? [choice] : choice
  return declaration.match === 'all' ? { any: [], all: values } : { any: values, all: [] }
}

/** Narrows the scope by the values required by `all`, which apply to every count, and returns the other choices. */
const chooseFacets = (state: IndexState, query: SearchQuery, scope: Bits): FieldChoice[] =>
  chosenFields('facets', state.columns.facets, query.facets).flatMap(({ field, value, column }) => {
    const { any, all } = readChoice(value, column)
    const rows = takeMask(state)
    for (const required of all) {
      markCodes(state, knownCodes(column.dictionary, [required]), rows)
      intersect(scope, rows, wordsFor(state.rows))
    }
    if (any.length === 0) return []
    markCodes(state, knownCodes(column.dictionary, any), rows)
    return [{ field, rows }]
  })

function checkNumbers(field: string, numbers: readonly (number | undefined)[]) {
  if (numbers.some((number) => Number.isNaN(number)))
    throw new SearchQueryError(field, 'must be a range or a list of numbers')
}

const isAnyOf = (value: NumberChoice): value is readonly number[] => Array.isArray(value)

const chooseNumbers = (state: IndexState, query: SearchQuery): FieldChoice[] =>
  chosenFields('numbers', state.columns.numbers, query.numbers).flatMap(({ field, value, column }) => {
    if (isAnyOf(value)) {
      checkNumbers(field, value)
      const rows = takeMask(state)
      markAnyOf(column, value, state.rows, rows)
      return [{ field, rows }]
    }
    const { from, to } = value
    checkNumbers(field, [from, to])
    if (from === undefined && to === undefined) return []
    const rows = takeMask(state)
    if (to === undefined && from !== undefined && column.thresholds.includes(from)) {
      markCodes(state, knownCodes(column.dictionary, [String(from)]), rows)
    } else {
      markInRange(column, value, state.rows, rows)
    }
    return [{ field, rows }]
  })

function markOthers(state: IndexState, rows: Bits, into: Bits) {
  const words = wordsFor(state.rows)
  copyBits(into, state.present, words)
  subtract(into, rows, words)
}

const chooseFlags = (state: IndexState, query: SearchQuery): FieldChoice[] =>
  chosenFields('flags', state.columns.flags.codes, query.flags).map(({ field, value, column: code }) => {
    const set = takeMask(state)
    markCodes(state, [code], set)
    if (value) return { field, rows: set }
    const rows = takeMask(state)
    markOthers(state, set, rows)
    return { field, rows }
  })

function choosePromoted(state: IndexState, query: SearchQuery, promoted: Bits): FieldChoice[] {
  if (query.promoted === undefined) return []
  if (query.promoted) return [{ field: 'promoted', rows: promoted }]
  const rows = takeMask(state)
  markOthers(state, promoted, rows)
  return [{ field: 'promoted', rows }]
}

/** Evaluates all choices except the part filter. May narrow the scope. */
export const readChoices = (
  state: IndexState,
  query: SearchQuery,
  scope: Bits,
  promoted: Bits,
): FieldChoice[] => [
  ...chooseFacets(state, query, scope),
  ...chooseNumbers(state, query),
  ...chooseFlags(state, query),
  ...choosePromoted(state, query, promoted),
]
