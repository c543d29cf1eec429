import { wordsFor, type Bits } from './bitset.ts'
import type { Dictionary } from './dictionary.ts'
import type { IndexState } from './index-state.ts'
import { SearchQueryError } from './query.ts'
import { uniteSet } from './row-sets.ts'

export interface ChosenField<V, C> {
  field: string
  value: V
  column: C
}

/** The fields of a query in which something is chosen, with their columns. Throws for a field not declared. */
export function chosenFields<V, C>(
  path: string,
  columns: ReadonlyMap<string, C>,
  values: Readonly<Record<string, V | undefined>> = {},
): ChosenField<V, C>[] {
  const fields: ChosenField<V, C>[] = []
  for (const [name, value] of Object.entries(values)) {
    const field = `${path}.${name}`
    const column = columns.get(name)
    if (column === undefined) throw new SearchQueryError(field, 'There is no such field to search by')
    if (value !== undefined) fields.push({ field, value, column })
  }
  return fields
}

/** The codes of the values that are known; no row has any of the others. */
export const knownCodes = ({ codes }: Dictionary, values: readonly string[]): number[] =>
  values.flatMap((value) => codes.get(value) ?? [])

/** Marks the rows that have any of the values. */
export function markCodes(state: IndexState, codes: readonly number[], into: Bits) {
  const words = wordsFor(state.rows)
  into.fill(0, 0, words)
  for (const code of codes) uniteSet(state.values.sets, code, into, words)
}
