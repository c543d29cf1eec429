import * as z from 'zod'
import { distinct } from '../envelope.ts'
import { ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { StateName } from '../reference-lists/regions.ts'
import { VendorCategory } from '../reference-lists/vendor-categories.ts'
import { VendorServiceTag } from '../reference-lists/vendor-service-tags.ts'

export const CompanyDraft = ProfileDraft.extend({
  companyType: VendorCategory,
  services: distinct(VendorServiceTag, 'a service').default([]),
  yearFounded: z.int().min(1600).max(2099).nullable().default(null),
})

export const Company = CompanyDraft.extend({
  ...ProfileFacts.shape,
  /** Its public hotels and businesses. */
  locationCount: z.int(),
  /** The states of its locations, in alphabetical order. */
  locationStates: z.array(StateName),
  followerCount: z.int(),
  /** Miles from the position in the filter `near`. */
  distance: z.number().nullable(),
}).strip()
export type Company = z.infer<typeof Company>
