import * as z from 'zod'
import type { ProfileKindName } from '../owners.ts'
import { Id } from '../envelope.ts'

/** The kinds of profiles that the specification's `ownerType` names. */
export const kindOfOwnerType = {
  Destination: 'destination',
  Facility: 'facility',
  Vendor: 'organization',
} as const satisfies Record<string, ProfileKindName>

export const OwnerReference = z.strictObject({
  ownerType: z.enum(['Destination', 'Facility', 'Vendor']),
  ownerId: Id,
})
