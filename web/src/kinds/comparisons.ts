import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Comparison } from '../compare/comparison.ts'
import { businessComparison } from './business/comparison.ts'
import { companyComparison } from './company/comparison.ts'
import { destinationComparison } from './destination/comparison.ts'
import { eventComparison } from './event/comparison.ts'
import { facilityComparison } from './facility/comparison.ts'
import { hotelComparison } from './hotel/comparison.ts'
import { organizationComparison } from './organization/comparison.ts'

/** How profiles of each kind are compared. */
export const comparisons: Record<ProfileKindName, Comparison> = {
  facility: facilityComparison,
  destination: destinationComparison,
  hotel: hotelComparison,
  business: businessComparison,
  company: companyComparison,
  event: eventComparison,
  organization: organizationComparison,
}
