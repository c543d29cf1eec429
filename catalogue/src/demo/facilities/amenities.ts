import { amenityNames, type AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { amenitySets, type AmenitySet, type Shares } from './amenity-sets.ts'
import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'
import type { BuiltSpace } from './spaces/build-spaces.ts'
import { climateOf } from './spaces/standing.ts'

/** What of the set this facility has, in the reference list's order. */
export function amenitiesOf(
  set: AmenitySet,
  spaces: readonly BuiltSpace[],
  town: Town,
  random: Random,
): AmenityName[] {
  const shares: Shares = amenitySets[set]
  const has = amenityNames.filter((name) => random.chance((shares[name] ?? 0) * fitting(name, spaces, town)))
  return has.filter((name) => name !== 'Video Board' || has.includes('Scoreboard'))
}

/** Some amenities make sense only with certain spaces or in certain places. */
function fitting(name: AmenityName, spaces: readonly BuiltSpace[], town: Town): number {
  if (name === 'Batting Cages') return spaces.some((space) => space.name === 'Diamond') ? 1 : 0
  if (name === 'Meeting Rooms') return spaces.some((space) => space.name === 'Meeting Room') ? Infinity : 0.5
  if (name === 'Air Conditioning') return { warm: 1.5, mild: 1, cold: 0.6 }[climateOf(town.state)]
  if (name === 'Field & Court Lighting') return spaces.some((space) => space.location === 'Outdoor') ? 1 : 0
  return 1
}
