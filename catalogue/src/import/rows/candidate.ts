import type * as z from 'zod'
import type { ProfileDraft } from '@app/contract/profile-schema.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { Space } from '../classification/space.ts'
import type { ChildField, Field } from '@app/contract/imports/import-fields.ts'
import type { RowPlace } from '../file/source-table.ts'

/** A draft of any kind. Only facilities have the fields that are compared besides the common ones. */
export interface Draft extends z.output<typeof ProfileDraft> {
  capacity?: number | null
  yearOpened?: number | null
  [own: string]: unknown
}

/** Child items, which only facilities have. */
export interface Children {
  sports: readonly string[]
  spaces: readonly Space[]
  amenities: readonly string[]
  /** Children whose values come from the file. Others are guesses, used for new facilities but not for updates. */
  statedChildren: ReadonlySet<ChildField>
  /** The place that the name mentions before a space: 'Oak Park - Soccer Field 2' is in 'Oak Park'. */
  partOf: PartOf | undefined
  /** Whether the row is about a single space of the place, as in a list with a row per field. */
  isOneSpace: boolean
}

export const noChildren: Children = {
  sports: [],
  spaces: [],
  amenities: [],
  statedChildren: new Set(),
  partOf: undefined,
  isOneSpace: false,
}

/** A correction or guess that does not need a review. Reported, and counted by code. */
export interface Remark {
  code:
    | 'lost-zeros'
    | 'type-unknown'
    | 'word-unknown'
    | 'value-dropped'
    | 'state-found'
    | 'placed-by-postal-code'
    | 'placed-by-town'
    | 'closed'
    | 'position-corrected'
    | 'text-mended'
    | 'text-lost'
  text: string
}

export interface PartOf {
  place: string
  space: Space
  sport: SportName | undefined
}

/** A valid row: a new facility or an update. */
export interface Candidate extends Children {
  place: RowPlace
  draft: Draft
  /** Fields whose values come from the file. All others are derived or empty. */
  stated: ReadonlySet<Field>
  /** Fields that were all uppercase or lowercase in the file, so that their capitalization here is a guess. */
  respelled: ReadonlySet<Field>
  /** Former and other names. */
  aliases: readonly string[]
  /** Whether the file says that the venue is closed. New facilities are then imported as inactive. */
  isClosed: boolean
  /** The source's own number of the place, which its rows may share. */
  sourceId: string | undefined
  /** Identifies the values of the row, so that a repeated row adds nothing. */
  digest: string
  /** The digests of all rows that were merged. */
  digests?: ReadonlySet<string>
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
