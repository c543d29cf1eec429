import { rowKey } from '../plan/answers.ts'
import type { RowOutcome } from '../plan/row-outcome.ts'
import { csvOf } from '@app/contract/rules/csv.ts'

const columns = [
  'row',
  'decision',
  'reasons',
  'name',
  'address',
  'city',
  'state',
  'resembles',
  'its name',
  'its address',
  'its city',
  'its state',
  'miles',
]

/** The doubtful rows beside what they resemble, with an empty column for the decisions: a template for `--answers`. */
export const doubtfulCsv = (outcomes: readonly RowOutcome[]) =>
  csvOf([columns, ...outcomes.flatMap((outcome) => (outcome.kind === 'doubtful' ? [cellsOf(outcome)] : []))])

function cellsOf({ place, reasons, candidate: { draft }, resembles }: RowOutcome & { kind: 'doubtful' }) {
  const facility = resembles?.facility
  return [
    rowKey(place),
    '',
    reasons.join('; '),
    draft.name,
    draft.address ?? '',
    draft.city ?? '',
    draft.state ?? '',
    facility?.id ?? (resembles?.row ? `row ${rowKey(resembles.row)}` : ''),
    facility?.draft.name ?? '',
    facility?.draft.address ?? '',
    facility?.draft.city ?? '',
    facility?.draft.state ?? '',
    resembles?.miles === undefined ? '' : resembles.miles.toFixed(1),
  ]
}
