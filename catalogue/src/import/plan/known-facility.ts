import type { Space } from '../classification/space.ts'
import type { Draft } from '../rows/candidate.ts'

/** A facility that stands in the database. */
export interface KnownFacility {
  id: string
  revision: number
  draft: Draft
  sports: readonly string[]
  spaces: readonly Space[]
  amenities: readonly string[]
  /** Somebody looks after it, so no file may change it. */
  hasManager: boolean
  /** The day of its deletion, for one that can still be restored. */
  deleted: string | null
}
