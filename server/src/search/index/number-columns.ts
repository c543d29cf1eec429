import { setBit, wordsFor, type Bits } from './bitset.ts'

/** One number per row (ratings, times); NaN for none. */
export interface NumberColumn {
  values: Float64Array
}

/** Both ends are inclusive. A row without the number is in no range. */
export interface NumberRange {
  from?: number
  to?: number
}

/** A range, or a list of numbers of which a row must have one. */
export type NumberChoice = NumberRange | readonly number[]

export const createNumberColumn = (capacity: number): NumberColumn => ({
  values: new Float64Array(capacity).fill(NaN),
})

export function growNumberColumn(column: NumberColumn, capacity: number) {
  const larger = new Float64Array(capacity).fill(NaN)
  larger.set(column.values)
  column.values = larger
}

export function markInRange(column: NumberColumn, range: NumberRange, rows: number, into: Bits) {
  into.fill(0, 0, wordsFor(rows))
  const from = range.from ?? -Infinity
  const to = range.to ?? Infinity
  const { values } = column
  for (let row = 0; row < rows; row++) {
    const value = values[row]!
    if (value >= from && value <= to) setBit(into, row)
  }
}

export function markAnyOf(column: NumberColumn, wanted: readonly number[], rows: number, into: Bits) {
  into.fill(0, 0, wordsFor(rows))
  const any = new Set(wanted)
  for (let row = 0; row < rows; row++) if (any.has(column.values[row]!)) setBit(into, row)
}
