import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { genders } from '@app/contract/reference-lists/genders.ts'
import { spaceTypes } from '@app/contract/reference-lists/space-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { teamCountRanges } from '@app/contract/reference-lists/team-count-ranges.ts'

/** The choices of the form, which are too large for its code. */
export const formLists = () => ({
  sports: sportNames,
  genders,
  teamCountRanges,
  facilityTypes,
  amenities: amenityNames,
  spaceTypes: spaceTypes.map(({ name, locations, surfaces }) => ({ name, locations, surfaces })),
})
export type FormLists = ReturnType<typeof formLists>
