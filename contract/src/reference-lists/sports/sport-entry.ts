import type { Location } from '../locations.ts'
import { namedEntries } from '../named-entries.ts'
import type { SpaceTypeName } from '../space-types.ts'
import type { Surface } from '../surfaces.ts'

/** An icon of one of the three sets, or one drawn for this product under the sport's own slug. */
type SportIcon = `${'mdi' | 'material-symbols' | 'fluent-emoji-flat' | 'drawn'}:${string}`

/** What a request for the sport starts from, until its author says otherwise. */
interface DefaultSpaceType {
  count: number
  name: SpaceTypeName
  location: Location
  surface: Surface
}

interface SportFields {
  /** 1 to 9, for the top sports only. */
  ranking?: number
  defaultSpaceType: DefaultSpaceType
  icon: SportIcon
  /** What people type into a search for it, in lower case. Sports may share one ('hockey'). */
  synonyms: readonly string[]
}

export const sportEntries = namedEntries<SportFields>()

export const space = (
  name: SpaceTypeName,
  location: Location,
  surface: Surface,
  count = 1,
): DefaultSpaceType => ({ count, name, location, surface })
