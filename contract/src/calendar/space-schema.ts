import * as z from 'zod'
import { collection } from '../collection.ts'
import { distinct, Id, Instant, line } from '../envelope.ts'
import { allowsSurface, SpaceTypeName, spaceTypeByName } from '../reference-lists/space-types.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import { longestBuffer, maxSpaceName } from '../rules/limits.ts'

export const BufferMinutes = z.int().min(0).max(longestBuffer)

const fields = {
  name: line(maxSpaceName),
  spaceType: SpaceTypeName.nullable().default(null),
  surface: Surface.nullable().default(null),
  /** The labels of the parts that can be booked on their own, such as 'A' and 'B'. Empty if the space isn't divided. */
  parts: distinct(line(12), 'a label')
    .max(8)
    .refine((parts) => parts.length !== 1, 'must be at least two, or none')
    .default([]),
  /** Kept free after each booking, unless the booking says otherwise. */
  bufferMinutes: BufferMinutes.default(0),
  /** Spaces are listed in this order, and those of the same position by name. */
  position: z.int().min(0).max(10_000).default(0),
}

export const CalendarSpaceDraft = z.strictObject(fields).superRefine(({ spaceType, surface }, issues) => {
  if (surface === null) return
  const allowed = spaceType === null ? undefined : spaceTypeByName.get(spaceType)
  if (!allowed || !allowsSurface(allowed, surface))
    issues.addIssue({
      code: 'custom',
      path: ['surface'],
      message: spaceType === null ? 'requires a space type' : `is not a surface of ${spaceType}`,
    })
})

/** A space that can be booked, such as 'Field 1'. Its units are what is booked: one for each part, or one for the whole. */
export const CalendarSpace = z.object({
  id: Id,
  ...fields,
  units: z.array(z.object({ id: Id, label: z.string() })),
  createdDate: Instant,
})

export const calendarSpaces = collection({
  item: CalendarSpace,
  draft: CalendarSpaceDraft,
  texts: ['name'],
  sort: 'position',
  quota: { name: 'calendarSpaces', most: 200 },
})
