import { fields } from '@app/contract/facilities/import-fields.ts'
import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { targetOption } from './target-words.ts'

/** Everything that a column can be for. Loads the reference lists. */
export const targetOptions = [
  '-',
  ...fields,
  ...spaceTypeNames.map((name) => `space:${name}`),
  ...sportNames.map((name) => `sport:${name}`),
  ...amenityNames.map((name) => `amenity:${name}`),
].map(targetOption)
