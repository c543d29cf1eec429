import type { SpaceTypeName } from '../reference-lists/space-types.ts'
import { sportByName } from '../reference-lists/sports.ts'
import type { Surface } from '../reference-lists/surfaces.ts'

/** Sports that are usually played on one of these are played on the others too. Synthetic is turf as well, but hard courts aren't grass. */
const alike: readonly (readonly Surface[])[] = [
  ['Hardwood', 'Multi-purpose'],
  ['Asphalt', 'Concrete', 'Synthetic'],
  ['Grass', 'Turf', 'Synthetic'],
]

export interface SuitableSpace {
  name: SpaceTypeName
  /** Undefined if the surface doesn't matter. A space without a known surface suits as well. */
  surfaces: readonly Surface[] | undefined
}

/**
 * The spaces that a sport is played on, from the specification's default space of the sport. Outdoors, a sport that is usually
 * played indoors is played on other surfaces, and the other way around: any of them suits then.
 */
export function suitableSpace(sport: string, location?: string): SuitableSpace | undefined {
  const usual = sportByName.get(sport)?.defaultSpaceType
  if (usual === undefined) return undefined
  const { name, surface } = usual
  const isElsewhere = location !== undefined && location !== 'Both' && location !== usual.location
  if (surface === 'N/A' || isElsewhere) return { name, surfaces: undefined }
  return { name, surfaces: alike.find((surfaces) => surfaces.includes(surface)) ?? [surface] }
}

/**
 * The surfaces on which spaces of this type suit one of the sports, null for spaces without a known one. Undefined if any
 * surface does.
 */
export function suitableSurfaces(name: string, sports: readonly string[], location?: string) {
  const suitable = sports.flatMap((sport) => suitableSpace(sport, location) ?? [])
  const suited = suitable.filter((space) => space.name === name).map((one) => one.surfaces)
  if (suited.length === 0 || suited.includes(undefined)) return undefined
  return [...suited.flatMap((some) => some ?? []), 'N/A', null]
}

interface CountedSpace {
  name: string
  surface: string | null
  count: number
}

export function isSuitable(
  { name, surfaces }: SuitableSpace,
  space: Pick<CountedSpace, 'name' | 'surface'>,
): boolean {
  if (space.name !== name) return false
  const { surface } = space
  return (
    surfaces === undefined || surface === null || surface === 'N/A' || surfaces.some((one) => one === surface)
  )
}

/** How many spaces suit the sport. They count only if the facility lists the sport, which the caller checks. */
export function countSpacesFor(sport: string, spaces: readonly CountedSpace[]): number {
  const suitable = suitableSpace(sport)
  if (suitable === undefined) return 0
  return spaces.reduce((sum, space) => sum + (isSuitable(suitable, space) ? space.count : 0), 0)
}
