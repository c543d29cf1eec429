import { wordsFor, type Bits } from './bitset.ts'
import type { IndexState } from './index-state.ts'
import { SearchQueryError } from './query.ts'
import { uniteSet } from './row-sets.ts'
import type { Dictionary } from './value-store.ts'

export interface ChosenField<V, C> {
  field: string
  value: V
  column: C
}

/** The fields a query restricts, with their columns. Throws for an undeclared field. */
export function chosenFields<V, C>(
  path: string,
  columns: ReadonlyMap<string, C>,
  values: Readonly<Record<string, V | undefined>> = {},
): ChosenField<V, C>[] {
  const fields: ChosenField<V, C>[] = []
  for (const [name, value] of Object.entries(values)) {
    const field = `${path}.${name}`
    const column = columns.get(name)
    if (column === undefined) throw new SearchQueryError(field, 'is not a searchable field')
    if (value !== undefined) fields.push({ field, value, column })
  }
  return fields
}

/** The codes of the known values. No row has an unknown one. */
export const knownCodes = ({ codes }: Dictionary, values: readonly string[]): number[] =>
  values.flatMap((value) => codes.get(value) ?? [])

/** Replaces `into` with the rows that have any of the values. */
export function markCodes(state: IndexState, codes: readonly number[], into: Bits) {
  const words = wordsFor(state.rows)
  into.fill(0, 0, words)
  for (const code of codes) uniteSet(state.values.sets, code, into, words)
}
