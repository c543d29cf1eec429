import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { isSuitable, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import type { BuiltSpace } from '../facilities/spaces/build-spaces.ts'
import type { Random } from '../random.ts'
import type { PointGrid } from '../../import/places/point-grid.ts'
import type { ListedFacility } from './listed-facility.ts'
import type { Site } from './position.ts'

/** A sport, and the space of a facility where it can be held. */
export interface Ground {
  facility: ListedFacility
  sport: SportName
  space: BuiltSpace
}

const isGround = (sport: SportName, space: BuiltSpace) => {
  const suitable = suitableSpace(sport, space.location)
  return suitable !== undefined && space.sports.includes(sport) && isSuitable(suitable, space)
}

export const groundsOf = (facility: ListedFacility): Ground[] =>
  facility.facts.sports.flatMap((sport) => {
    const space = facility.facts.spaces.find((each) => isGround(sport, each))
    return space ? [{ facility, sport, space }] : []
  })

interface Wanted {
  /** Only grounds for these. */
  sports?: readonly SportName[]
  miles: number
}

/** Grounds of up to 50 facilities within `miles`; farther away where there are none. */
export function groundsAround(
  site: Site,
  { sports, miles }: Wanted,
  facilities: PointGrid<ListedFacility>,
  random: Random,
): Ground[] {
  for (const reach of [miles, 150, 3000]) {
    const around = facilities.near(site, reach).map(({ item }) => item)
    const grounds = random.sample(around, 50).flatMap(groundsOf)
    const wanted = grounds.filter(({ sport }) => sports?.includes(sport) ?? true)
    if (wanted.length > 0) return wanted
  }
  return []
}
