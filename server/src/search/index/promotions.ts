import { clearBit, setBit, type Bits } from './bitset.ts'

/** The first and last day of a boost, inclusive, as numbers such as 20270131. */
export type DayRange = readonly [first: number, last: number]

/** When rows are promoted. Caches the rows of the last requested day, because all searches of a day need the same set. */
export interface Promotions {
  rangesOf: Map<number, readonly DayRange[]>
  day: number
  rows: Bits
}

export const createPromotions = (capacity: number): Promotions => ({
  rangesOf: new Map(),
  day: 0,
  rows: new Uint32Array(capacity / 32),
})

const runsOn = (ranges: readonly DayRange[], day: number) =>
  ranges.some(([first, last]) => first <= day && day <= last)

export function setPromotions(promotions: Promotions, row: number, ranges: readonly DayRange[]) {
  if (ranges.length > 0) promotions.rangesOf.set(row, ranges)
  else promotions.rangesOf.delete(row)
  if (runsOn(ranges, promotions.day)) setBit(promotions.rows, row)
  else clearBit(promotions.rows, row)
}

/** The rows promoted on a date such as '2027-01-31'; none without a date. The set is valid until the next call. */
export function promotedOn(promotions: Promotions, date: string | undefined): Bits {
  const day = date === undefined ? 0 : Number(date.replaceAll('-', ''))
  if (day === promotions.day) return promotions.rows
  promotions.day = day
  promotions.rows.fill(0)
  for (const [row, ranges] of promotions.rangesOf) if (runsOn(ranges, day)) setBit(promotions.rows, row)
  return promotions.rows
}

export function growPromotions(promotions: Promotions, capacity: number) {
  const larger = new Uint32Array(capacity / 32)
  larger.set(promotions.rows)
  promotions.rows = larger
}
