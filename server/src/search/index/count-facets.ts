import { countCommon } from './bitset.ts'
import { matchingWithout, type Evaluation } from './evaluate.ts'
import type { FreeRows } from './free-choice.ts'
import type { IndexState } from './index-state.ts'
import { countAttributes, type PartFilter } from './parts.ts'
import type { FacetCounts, ValueCount } from './query.ts'
import { tally } from './tally.ts'
import type { Dictionary } from './value-store.ts'

/**
 * Lists the values in order. An undeclared value is listed only if a public row has it or its count is above zero:
 * otherwise the list would reveal values of hidden rows.
 */
function listCounts(state: IndexState, { codes, declared }: Dictionary, counts: Int32Array): ValueCount[] {
  const { publicCounts } = state.values
  const listed: ValueCount[] = []
  let place = 0
  for (const [value, code] of codes) {
    const count = counts[code]!
    if (place++ < declared || count > 0 || publicCounts[code]! > 0) listed.push({ value, count })
  }
  return listed
}

/** Grows the count buffers to hold values that rows added since the last search. */
function ensureCounts({ workspace, values }: IndexState) {
  const { length } = values.sets.sizes
  if (workspace.commonCounts.length >= length) return
  workspace.commonCounts = new Int32Array(length * 2)
  workspace.fieldCounts = new Int32Array(length * 2)
}

/** Counts attribute values for a query that filters by parts. */
function countParts(
  state: IndexState,
  evaluation: Evaluation,
  part: PartFilter,
): Record<string, ValueCount[]> {
  const { words, matching } = evaluation
  const { fieldCounts: counts, rows } = state.workspace
  const attributes = [...state.columns.attributes]
  const others = matchingWithout(state, evaluation, 'part')
  const restricted = attributes.filter((_, i) => part.accepted[i] !== null)
  // With one restricted attribute and a minimum of one part, that attribute can be counted like any facet. Parts that
  // count toward the other attributes then belong to matching rows, which are far fewer.
  const [single] = restricted.length === 1 && part.count === 1 ? restricted : []
  for (const [, { dictionary }] of attributes) for (const code of dictionary.codes.values()) counts[code] = 0
  countAttributes(state.parts, part, single ? matching : others, words, rows, counts)
  const list = ([name, { dictionary }]: (typeof attributes)[number]): [string, ValueCount[]] => [
    name,
    listCounts(state, dictionary, counts),
  ]
  const listed = Object.fromEntries(attributes.map(list))
  if (!single) return listed
  tally(state, others, words, [single[1].dictionary], counts)
  return { ...listed, ...Object.fromEntries([list(single)]) }
}

function countFree(state: IndexState, evaluation: Evaluation, { known, unknown }: FreeRows) {
  const rows = matchingWithout(state, evaluation, 'free')
  return {
    known: countCommon(known, rows, evaluation.words),
    unknown: countCommon(unknown, rows, evaluation.words),
  }
}

/** Counts every value of every counted field, given the choices in the other fields. */
export function countFacets(state: IndexState, evaluation: Evaluation): FacetCounts {
  const { columns } = state
  const { words, choices, matching, promoted, part, free } = evaluation
  ensureCounts(state)
  const { commonCounts, fieldCounts } = state.workspace
  const fields = new Set(choices.map(({ field }) => field))
  const facets = [...columns.facets].filter(([, { declaration }]) => declaration.counted !== false)
  const attributes = [...columns.attributes]
  const numbers = [...columns.numbers]
  const common = [
    ...facets.filter(([name]) => !fields.has(`facets.${name}`)),
    ...numbers.filter(([name]) => !fields.has(`numbers.${name}`)),
    ...(part ? [] : attributes),
  ].map(([, { dictionary }]) => dictionary)
  tally(state, matching, words, common, commonCounts)
  const countsOf = (field: string, dictionary: Dictionary): Int32Array => {
    if (!fields.has(field)) return commonCounts
    tally(state, matchingWithout(state, evaluation, field), words, [dictionary], fieldCounts)
    return fieldCounts
  }
  return {
    facets: Object.fromEntries(
      facets.map(([name, { dictionary }]) => [
        name,
        listCounts(state, dictionary, countsOf(`facets.${name}`, dictionary)),
      ]),
    ),
    attributes: part
      ? countParts(state, evaluation, part)
      : Object.fromEntries(
          attributes.map(([name, { dictionary }]) => [name, listCounts(state, dictionary, commonCounts)]),
        ),
    numbers: Object.fromEntries(
      numbers.map(([name, { thresholds, dictionary }]) => {
        const ofField = countsOf(`numbers.${name}`, dictionary)
        return [name, thresholds.map((from) => ({ from, count: ofField[dictionary.codeOf(String(from))]! }))]
      }),
    ),
    promoted: countCommon(promoted, matchingWithout(state, evaluation, 'promoted'), words),
    ...(free && { free: countFree(state, evaluation, free) }),
  }
}

/** Counts the matching rows by the values of some facets. */
export function countMatching(
  state: IndexState,
  { words, matching }: Evaluation,
  names: readonly string[],
): Record<string, ValueCount[]> {
  ensureCounts(state)
  const { commonCounts } = state.workspace
  const counted = [...state.columns.facets].filter(([name]) => names.includes(name))
  tally(
    state,
    matching,
    words,
    counted.map(([, { dictionary }]) => dictionary),
    commonCounts,
  )
  return Object.fromEntries(
    counted.map(([name, { dictionary }]) => [name, listCounts(state, dictionary, commonCounts)]),
  )
}
