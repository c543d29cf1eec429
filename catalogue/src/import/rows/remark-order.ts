import type { Remark } from './candidate.ts'

/** What changes the meaning of a row comes first, and what nearly every row of some files has comes last. */
const order: readonly Remark['code'][] = [
  'closed',
  'position-corrected',
  'text-lost',
  'text-mended',
  'value-dropped',
  'lost-zeros',
  'word-unknown',
  'state-found',
  'type-unknown',
  'placed-by-town',
  'placed-by-postal-code',
]

/** The most important remarks first. */
export const inOrder = (remarks: readonly Remark[]): Remark[] =>
  remarks.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
