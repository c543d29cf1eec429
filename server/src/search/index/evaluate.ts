import { copyBits, countBits, intersect, wordsFor, type Bits } from './bitset.ts'
import { readChoices, type FieldChoice } from './choices.ts'
import { markFree, type FreeRows } from './free-choice.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { markParts, readPartQuery } from './part-choice.ts'
import type { PartFilter } from './parts.ts'
import { promotedOn } from './promotions.ts'
import { SearchQueryError, type SearchQuery } from './query.ts'
import { findScope } from './scope.ts'

/** The matches of a query. The bitsets are buffers that the next evaluation reuses. */
export interface Evaluation {
  words: number
  /** The rows before `choices` are applied, so that counts can leave out one choice. */
  scope: Bits
  choices: FieldChoice[]
  part: PartFilter | null
  free: FreeRows | null
  matching: Bits
  total: number
  promoted: Bits
  hasText: boolean
  dropped: readonly string[]
}

function checkDay(today: string | undefined) {
  if (today === undefined || /^\d{4}-\d{2}-\d{2}$/.test(today)) return
  throw new SearchQueryError('today', 'must be a date (YYYY-MM-DD)')
}

function applyChoices(state: IndexState, scope: Bits, choices: readonly FieldChoice[], words: number): Bits {
  if (choices.length === 0) return scope
  const rows = takeMask(state)
  copyBits(rows, scope, words)
  for (const choice of choices) intersect(rows, choice.rows, words)
  return rows
}

export function evaluate(state: IndexState, query: SearchQuery): Evaluation {
  checkDay(query.today)
  state.workspace.masksTaken = 0
  const words = wordsFor(state.rows)
  const promoted = promotedOn(state.promotions, query.today)
  const { rows: scope, hasText, dropped } = findScope(state, query)
  const choices = readChoices(state, query, scope, promoted)
  const part = query.part ? readPartQuery(state, query.part) : null
  if (part) choices.push({ field: 'part', rows: markParts(state, part, scope) })
  const days = query.free ? markFree(state, query.free, query.today) : null
  if (days) choices.push(days.choice)
  const matching = applyChoices(state, scope, choices, words)
  const total = countBits(matching, words)
  return {
    words,
    scope,
    choices,
    part,
    free: days?.free ?? null,
    matching,
    total,
    promoted,
    hasText,
    dropped,
  }
}

/** The rows that match, ignoring the choice in this field. */
export function matchingWithout(state: IndexState, evaluation: Evaluation, field: string): Bits {
  const others = evaluation.choices.filter((choice) => choice.field !== field)
  if (others.length === evaluation.choices.length) return evaluation.matching
  return applyChoices(state, evaluation.scope, others, evaluation.words)
}
