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

/** Marks the rows in a range. Collects 32 rows at a time without branches, which takes a third of the time of setting their bits. */
export function markInRange(column: NumberColumn, range: NumberRange, rows: number, into: Bits) {
  const from = range.from ?? -Infinity
  const to = range.to ?? Infinity
  const { values } = column
  const words = wordsFor(rows)
  for (let word = 0; word < words; word++) {
    const first = word * 32
    const end = Math.min(32, rows - first)
    let bits = 0
    for (let bit = 0; bit < end; bit++) {
      const value = values[first + bit]!
      bits |= (Number(value >= from) & Number(value <= to)) << bit
    }
    into[word] = bits
  }
}

export function markAnyOf(column: NumberColumn, wanted: readonly number[], rows: number, into: Bits) {
  into.fill(0, 0, wordsFor(rows))
  const any = new Set(wanted)
  for (let row = 0; row < rows; row++) if (any.has(column.values[row]!)) setBit(into, row)
}
