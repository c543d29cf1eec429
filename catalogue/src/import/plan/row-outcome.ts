import type { OutcomeKind } from '@app/contract/rules/import-words.ts'
import type { Space } from '../classification/space.ts'
import type { Field } from '@app/contract/imports/import-fields.ts'
import type { RowPlace } from '../file/source-table.ts'
import type { Match } from '../matching/facility-index.ts'
import type { Comparison } from '../matching/compare-facilities.ts'
import type { Candidate } from '../rows/candidate.ts'
import type { KnownFacility } from './known-facility.ts'

export type Counts = Record<OutcomeKind, number>

export interface FieldChange {
  field: Field | 'isActive'
  from: unknown
  to: unknown
}

export interface ChildAdditions {
  sports: readonly string[]
  spaces: readonly Space[]
  amenities: readonly string[]
  otherNames: readonly string[]
}

export interface Differences extends ChildAdditions {
  fields: readonly FieldChange[]
}

/** What a doubtful row may be the same as: a facility, or an earlier row of the file. */
export interface Resemblance extends Pick<Comparison, 'miles'> {
  facility?: KnownFacility
  row?: RowPlace
}

interface Row {
  place: RowPlace
  name: string | undefined
  /** Why the row is doubtful or refused, or the doubts that were accepted. */
  reasons: readonly string[]
}

export type RowOutcome =
  | (Row & { kind: 'new'; candidate: Candidate; facilityId?: string })
  | (Row & {
      kind: 'changed'
      candidate: Candidate
      facilityId: string
      known: KnownFacility
      differences: Differences
    })
  | (Row & { kind: 'unchanged'; candidate?: Candidate; facilityId?: string })
  /** Joined with an earlier row of the same place. */
  | (Row & { kind: 'merged'; candidate: Candidate; into: RowPlace })
  | (Row & {
      kind: 'doubtful'
      candidate: Candidate
      facilityId?: string
      resembles?: Resemblance
      /** All facilities that it may be the same as, likeliest first. */
      matches: readonly Match<KnownFacility>[]
    })
  /** Left out by an answer. */
  | (Row & { kind: 'skipped'; candidate: Candidate })
  | (Row & { kind: 'refused' })

export function countOutcomes(outcomes: readonly RowOutcome[]): Counts {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, merged: 0, doubtful: 0, skipped: 0, refused: 0 }
  for (const { kind } of outcomes) counts[kind]++
  return counts
}
