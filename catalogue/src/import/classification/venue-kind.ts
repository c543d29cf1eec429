import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import type { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'

/** What a phrase in an open data set implies about a venue. */
export interface VenueKind {
  type?: FacilityType
  sports?: readonly SportName[]
  spaces?: readonly SpaceTypeName[]
  /** Whether the phrase means a single space, whose type depends on the sport. */
  isSpace?: true
}
