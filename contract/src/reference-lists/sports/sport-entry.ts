import type { Location } from '../locations.ts'
import { namedEntries } from '../named-entries.ts'
import type { SpaceTypeName } from '../space-types.ts'
import type { Surface } from '../surfaces.ts'

/** An icon of a public set, or one of ours (`drawn:`) under the sport's slug. */
type SportIcon = `${'mdi' | 'material-symbols' | 'fluent-emoji-flat' | 'drawn'}:${string}`

/** The initial values for a space when someone requests the sport. */
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
  /** Lower-case search terms. Sports may share one, such as 'hockey'. */
  synonyms: readonly string[]
}

export const sportEntries = namedEntries<SportFields>()

export const space = (
  name: SpaceTypeName,
  location: Location,
  surface: Surface,
  count = 1,
): DefaultSpaceType => ({ count, name, location, surface })
