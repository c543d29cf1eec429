import { addDays } from '@app/contract/rules/calendar-date.ts'

/** A night of a room type, by the row of the type. */
export interface Spot {
  row: number
  night: string
}

export interface Cursor extends Spot {
  /** The other end of the selected nights. Undefined if none are selected. */
  anchor?: string | undefined
}

interface Shown {
  rowCount: number
  first: string
  last: string
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** Nights of a Page key. */
const page = 14

/** Where a key leads: arrows by night and type, Home and End to the first and last night that is shown, with Ctrl in the first and last row. */
export function spotAfter(
  { row, night }: Spot,
  { key, ctrlKey, metaKey }: Key,
  shown: Shown,
): Spot | undefined {
  const isFar = ctrlKey || metaKey
  const lastRow = shown.rowCount - 1
  if (key === 'Home') return { row: isFar ? 0 : row, night: shown.first }
  if (key === 'End') return { row: isFar ? lastRow : row, night: shown.last }
  if (isFar) return undefined
  if (key === 'ArrowLeft') return { row, night: addDays(night, -1) }
  if (key === 'ArrowRight') return { row, night: addDays(night, 1) }
  if (key === 'ArrowUp') return { row: Math.max(0, row - 1), night }
  if (key === 'ArrowDown') return { row: Math.min(lastRow, row + 1), night }
  if (key === 'PageUp') return { row, night: addDays(night, -page) }
  if (key === 'PageDown') return { row, night: addDays(night, page) }
  return undefined
}

/** By how many nights the grid moves to show a night: two weeks for a Page key, or else a week. */
export function stepFor(night: string, key: string, { first, last }: Shown): number {
  const nights = key.startsWith('Page') ? page : 7
  if (night < first) return -nights
  return night > last ? nights : 0
}

/** The nights that are selected, in order. */
export const selectedNights = ({ night, anchor = night }: Cursor) =>
  night < anchor ? { from: night, to: anchor } : { from: anchor, to: night }
