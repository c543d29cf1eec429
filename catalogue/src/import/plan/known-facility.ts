import type { Space } from '../classification/space.ts'
import { comparable } from '../matching/comparable.ts'
import type { ErrorMiles } from '../matching/located.ts'
import type { Draft } from '../rows/candidate.ts'

/** A facility in the database. */
export interface KnownFacility {
  id: string
  revision: number
  draft: Draft
  isActive: boolean
  sports: readonly string[]
  spaces: readonly Space[]
  amenities: readonly string[]
  /** Former and other names. */
  otherNames: readonly string[]
  /** Imports never change a facility that has a manager. */
  hasManager: boolean
  /** Whether the importing person can open its page. */
  isVisible: boolean
  /** The destination whose import created it. */
  importedFor: string | null
  /** The date of its deletion, if it can still be restored. */
  deleted: string | null
}

/** A facility in the database, prepared for comparisons. */
export const knownComparable = ({ draft, otherNames }: KnownFacility, errorMiles: ErrorMiles) =>
  comparable({ ...draft, aliases: otherNames }, errorMiles)
