import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { listed } from '@app/contract/filter.ts'
import { suitableSurfaces } from '@app/contract/rules/sport-spaces.ts'
import { invalid } from '../../../platform/errors.ts'
import type { PartQuery } from '../../../search/index/query.ts'

type SpaceFilter = Pick<FacilityFilter, 'space' | 'spaceType' | 'surface' | 'location'>

/** The surfaces that suit one of the sports. Undefined if any surface does. */
export function surfacesFor({ name, sport = [], location = [] }: NonNullable<FacilityFilter['space']>) {
  const [place, another] = listed(location)
  return suitableSurfaces(name, listed(sport), another === undefined ? place : undefined)
}

/** `spaceType`, `surface` and `location` filter by one attribute each, `space` by all of them and a count. */
export function spaceQuery({ space, spaceType, surface, location }: SpaceFilter): PartQuery | undefined {
  const attributes = Object.entries({ spaceType, surface, location }).filter(
    ([, value]) => value !== undefined,
  )
  if (space && attributes.length > 0)
    throw invalid(
      attributes.map(([field]) => ({ path: `data/${field}`, message: "can't be combined with space" })),
    )
  if (space) {
    return {
      attributes: {
        spaceType: space.name,
        surface: space.surface ?? surfacesFor(space),
        location: space.location,
      },
      count: space.count ?? 1,
    }
  }
  if (attributes.length === 0) return undefined
  return { attributes: { spaceType, surface, location } }
}
