import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { spaceTypes } from '@app/contract/reference-lists/space-types.ts'
import { sports } from '@app/contract/reference-lists/sports.ts'

/** What there is to choose from. The browser gets it with the page, without the schemas around it. */
export const creationLists = () => ({
  facilityTypes: [...facilityTypes],
  availabilities: [...availabilities],
  states: [...stateNames],
  amenities: [...amenityNames],
  spaceTypes: spaceTypes.map(({ name, locations, surfaces }) => ({
    name,
    locations: [...locations],
    surfaces: [...surfaces],
  })),
  sports: sports.map(({ name, synonyms, defaultSpaceType }) => ({
    name,
    synonyms: [...synonyms],
    space: {
      name: defaultSpaceType.name,
      surface: defaultSpaceType.surface,
      location: defaultSpaceType.location,
    },
  })),
})
