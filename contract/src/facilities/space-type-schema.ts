import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, prose } from '../envelope.ts'
import { Location } from '../reference-lists/locations.ts'
import { allowsSurface, SpaceTypeName, spaceTypeByName } from '../reference-lists/space-types.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import { wholeNumber } from '../whole-number.ts'

const fields = {
  name: SpaceTypeName,
  surface: Surface.nullable().default(null),
  count: wholeNumber(1, 1000, 'spaces').default(1),
  location: Location.nullable().default(null),
  additionalFeatures: prose(1000).nullable().default(null),
}

/** A group of equal spaces in a facility. The space type determines the possible surfaces and locations. */
export const SpaceTypeDraft = z.strictObject(fields).superRefine((space, issues) => {
  const allowed = spaceTypeByName.get(space.name)
  if (space.surface !== null && allowed && !allowsSurface(allowed, space.surface))
    issues.addIssue({ code: 'custom', path: ['surface'], message: `is not a surface of ${space.name}` })
  if (space.location !== null && !allowed?.locations.some((location) => location === space.location))
    issues.addIssue({ code: 'custom', path: ['location'], message: `is not a location of ${space.name}` })
})

export const SpaceType = z.object({ id: Id, ...fields, createdDate: Instant })

export const spaceTypes = collection({
  item: SpaceType,
  draft: SpaceTypeDraft,
  texts: ['name', 'additionalFeatures'],
  sort: 'name',
  quota: { most: 300 },
})
