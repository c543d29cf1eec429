import type * as z from 'zod'
import type { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { Space } from '../classification/space.ts'
import type { ChildField, DraftField } from '../columns/fields.ts'
import type { RowPlace } from '../file/source-table.ts'

export type Draft = z.output<typeof FacilityDraft>

/** A correction or guess that does not need a review. Reported, and counted by code. */
export interface Remark {
  code: 'lost-zeros' | 'type-unknown' | 'word-unknown' | 'state-found' | 'placed-by-postal-code'
  text: string
}

/** A valid row: a new facility or an update. */
export interface Candidate {
  place: RowPlace
  draft: Draft
  /** Fields whose values come from the file. All others are derived or empty. */
  stated: ReadonlySet<DraftField>
  /** Fields that were all uppercase or lowercase in the file, so that their capitalization here is a guess. */
  respelled: ReadonlySet<DraftField>
  aliases: readonly string[]
  sports: readonly string[]
  spaces: readonly Space[]
  amenities: readonly string[]
  /** Children whose values come from the file. Others are guesses, used for new facilities but not for updates. */
  statedChildren: ReadonlySet<ChildField>
  remarks: readonly Remark[]
  /** Reasons to review the row before importing it. */
  doubts: readonly string[]
}

export interface RefusedRow {
  place: RowPlace
  name: string | undefined
  reasons: readonly string[]
}

export type RowReading = { candidate: Candidate } | { refused: RefusedRow }
