import { SpaceType, SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import { namedChoice } from '@app/contract/named-choice.ts'
import { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import type { Children } from '../../../patterns/children.ts'

const sport = namedChoice(SportName)
const amenity = namedChoice(AmenityName)

export const sportChildren: Children = {
  table: 'profile_sport',
  item: sport.item,
  change: sport.draft,
  writable: ['name'],
  sort: 'name',
}

export const amenityChildren: Children = {
  table: 'profile_amenity',
  item: amenity.item,
  change: amenity.draft,
  writable: ['name'],
  sort: 'name',
}

export const spaceTypeChildren: Children = {
  table: 'space_type',
  item: SpaceType,
  change: SpaceTypeDraft,
  writable: ['name', 'surface', 'count', 'location', 'additionalFeatures'],
  texts: ['name', 'additionalFeatures'],
  sort: 'name',
}
