import { businessColumns } from '../businesses/business-columns.ts'
import { companyColumns } from '../companies/company-columns.ts'
import { destinationColumns } from '../destinations/destination-columns.ts'
import { facilityColumns } from '../facilities/facility-columns.ts'
import { hotelColumns } from '../hotels/hotel-columns.ts'
import { eventColumns } from '../events/event-columns.ts'
import { organizationColumns } from '../organizations/organization-columns.ts'
import type { ProfileKindName } from '../owners.ts'
import type { Column } from './column.ts'

/** The columns of all kinds. A missing kind is a compile error. */
export const kindColumns = {
  facility: facilityColumns,
  destination: destinationColumns,
  hotel: hotelColumns,
  business: businessColumns,
  company: companyColumns,
  event: eventColumns,
  organization: organizationColumns,
} satisfies Record<ProfileKindName, readonly Column[]>
