import { copyBits, intersect, subtract, wordsFor, type Bits } from './bitset.ts'
import { chosenFields, knownCodes, markCodes } from './chosen-fields.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { markAnyOf, markInRange, type NumberChoice } from './number-columns.ts'
import { SearchQueryError, type Choice, type SearchQuery } from './query.ts'

/** The rows that match what a query chose in one field. */
export interface FieldChoice {
  field: string
  rows: Bits
}

const valuesOf = (choice: Choice): readonly string[] => (typeof choice === 'string' ? [choice] : choice)

/** Narrows the scope by the facets that match all values, which apply to every count, and returns the other choices. */
const chooseFacets = (state: IndexState, query: SearchQuery, scope: Bits): FieldChoice[] =>
  chosenFields('facets', state.columns.facets, query.facets).flatMap(({ field, value, column }) => {
    const { dictionary, declaration } = column
    const values = valuesOf(value)
    const rows = takeMask(state)
    if (declaration.match !== 'all') {
      markCodes(state, knownCodes(dictionary, values), rows)
      return values.length === 0 ? [] : [{ field, rows }]
    }
    for (const required of values) {
      markCodes(state, knownCodes(dictionary, [required]), rows)
      intersect(scope, rows, wordsFor(state.rows))
    }
    return []
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
  ...choosePromoted(state, query, promoted),
]
