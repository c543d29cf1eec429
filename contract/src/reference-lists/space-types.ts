import * as z from 'zod'
import { choicesOf } from '../rules/space-choices.ts'
import type { Location } from './locations.ts'
import { namedEntries } from './named-entries.ts'
import type { Surface } from './surfaces.ts'

const either: readonly Location[] = ['Indoor', 'Outdoor']
const indoor: readonly Location[] = ['Indoor']
const outdoor: readonly Location[] = ['Outdoor']

const spaceTypeEntries = namedEntries<{ locations: readonly Location[]; surfaces: readonly Surface[] }>()

/**
 * A type without surfaces offers no choice: its spaces have the surface `N/A`. That includes courses of snow or dirt,
 * which the surface list lacks.
 */
export const spaceTypes = spaceTypeEntries([
  {
    name: 'Court',
    locations: either,
    surfaces: ['Hardwood', 'Concrete', 'Multi-purpose', 'Synthetic', 'Sand'],
  },
  { name: 'Field', locations: either, surfaces: ['Grass', 'Turf', 'Multi-purpose', 'Synthetic'] },
  { name: 'Diamond', locations: either, surfaces: ['Grass', 'Turf', 'Synthetic'] },
  { name: 'Rink', locations: either, surfaces: ['Ice', 'Concrete', 'Synthetic', 'Multi-purpose'] },
  { name: 'Pool', locations: either, surfaces: [] },
  { name: 'Track', locations: either, surfaces: ['Synthetic', 'Asphalt', 'Concrete', 'Hardwood'] },
  { name: 'Golf Course', locations: outdoor, surfaces: [] },
  { name: 'Disc Golf Course', locations: outdoor, surfaces: [] },
  { name: 'Cross Country Course', locations: outdoor, surfaces: [] },
  { name: 'Road Course', locations: outdoor, surfaces: ['Asphalt', 'Concrete'] },
  { name: 'Raceway', locations: either, surfaces: [] },
  { name: 'Trail', locations: outdoor, surfaces: [] },
  { name: 'Skate Park', locations: either, surfaces: ['Concrete', 'Hardwood', 'Asphalt', 'Multi-purpose'] },
  { name: 'Open Water', locations: outdoor, surfaces: ['Water'] },
  { name: 'Ski Slope', locations: either, surfaces: [] },
  { name: 'Sliding Track', locations: outdoor, surfaces: [] },
  { name: 'Bowling Lane', locations: indoor, surfaces: [] },
  { name: 'Mat', locations: indoor, surfaces: [] },
  { name: 'Ring', locations: either, surfaces: [] },
  { name: 'Gymnastics Floor', locations: indoor, surfaces: [] },
  { name: 'Fencing Strip', locations: indoor, surfaces: [] },
  { name: 'Lifting Platform', locations: indoor, surfaces: [] },
  { name: 'Climbing Wall', locations: either, surfaces: [] },
  { name: 'Archery & Shooting Range', locations: either, surfaces: [] },
  { name: 'Equestrian Arena', locations: either, surfaces: ['Sand', 'Grass', 'Synthetic'] },
  { name: 'Table', locations: either, surfaces: [] },
  { name: 'Stage', locations: either, surfaces: [] },
  { name: 'Exhibit Hall', locations: indoor, surfaces: ['Concrete', 'Multi-purpose'] },
  { name: 'Meeting Room', locations: indoor, surfaces: [] },
  {
    name: 'Other',
    locations: either,
    surfaces: [
      'Asphalt',
      'Concrete',
      'Grass',
      'Hardwood',
      'Ice',
      'Multi-purpose',
      'Sand',
      'Synthetic',
      'Turf',
      'Water',
    ],
  },
])
export const spaceTypeNames = spaceTypes.map(({ name }) => name)
export const SpaceTypeName = z.enum(spaceTypeNames)
export type SpaceTypeName = z.infer<typeof SpaceTypeName>

export type SpaceType = (typeof spaceTypes)[number]

export const spaceTypeByName: ReadonlyMap<string, SpaceType> = new Map<string, SpaceType>(
  spaceTypes.map((spaceType) => [spaceType.name, spaceType]),
)

export const allowsSurface = (type: SpaceType, surface: Surface) => choicesOf(type).surfaces.includes(surface)
