import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import type { Field } from './fields.ts'

/** An open data set that is recognised by its columns, and what its columns mean beyond the ordinary synonyms. */
export interface KnownSource {
  name: string
  /** Whether the columns are of this source, by their `headerName` and as they are written. */
  recognises(headers: ReadonlySet<string>, names: readonly string[]): boolean
  /** By `headerName`; they come before the synonyms, in this order. */
  columns: Readonly<Record<string, Field>>
  /** Whether a column, by its `headerName`, is known to say nothing of use. */
  ignores?(header: string): boolean
  /** Set where columns are open-ended and nobody can list the useless ones. */
  ignoresWhatIsUnknown?: true
  /** What every row of the source is. */
  facilityType?: FacilityType
  /** What a venue of this source is when neither its columns nor plain words in its name say it. */
  presume?(name: string, capacity: number | undefined): FacilityType
}
