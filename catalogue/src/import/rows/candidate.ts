import type * as z from 'zod'
import type { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { Space } from '../classification/space.ts'
import type { ChildField, DraftField } from '../columns/fields.ts'
import type { RowPlace } from '../file/source-table.ts'

export type Draft = z.output<typeof FacilityDraft>

/** What was understood without being a fault: reported, and counted by its code. */
export interface Remark {
  code: 'lost-zeros' | 'type-unknown' | 'word-unknown' | 'state-found' | 'placed-by-postal-code'
  text: string
}

/** A row that may become a facility. */
export interface Candidate {
  place: RowPlace
  draft: Draft
  /** The fields that the file states; the others are found out or left empty. */
  stated: ReadonlySet<DraftField>
  /** The fields whose capitals the file has lost, so that their spelling here is a guess. */
  respelled: ReadonlySet<DraftField>
  aliases: readonly string[]
  sports: readonly string[]
  spaces: readonly Space[]
  amenities: readonly string[]
  /** Which of the children the file states; others are guesses, good for a new facility but not for one that stands. */
  statedChildren: ReadonlySet<ChildField>
  remarks: readonly Remark[]
  /** Why somebody should look at it before it is brought in. */
  doubts: readonly string[]
}

export interface RefusedRow {
  place: RowPlace
  name: string | undefined
  reasons: readonly string[]
}

export type RowReading = { candidate: Candidate } | { refused: RefusedRow }
