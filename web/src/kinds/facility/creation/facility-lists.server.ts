import { spaceTypes } from '@app/contract/reference-lists/space-types.ts'
import { sports } from '@app/contract/reference-lists/sports.ts'

/** Lists with details that the browser gets with the page instead of with the schemas. */
export const facilityLists = () => ({
  spaceTypes: spaceTypes.map(({ name, locations, surfaces }) => ({
    name,
    locations: [...locations],
    surfaces: [...surfaces],
  })),
  sports: sports.map(({ name, synonyms, defaultSpaceType: { name: space, surface, location } }) => ({
    name,
    synonyms: [...synonyms],
    space: { name: space, surface, location },
  })),
})
