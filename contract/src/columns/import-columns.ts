import { businessColumns } from '../businesses/business-columns.ts'
import { companyColumns } from '../companies/company-columns.ts'
import { destinationColumns } from '../destinations/destination-columns.ts'
import { facilityColumns } from '../facilities/facility-columns.ts'
import { hotelColumns } from '../hotels/hotel-columns.ts'
import { organizationColumns } from '../organizations/organization-columns.ts'
import type { ImportedKindName } from '../owners.ts'
import type { Column } from './column.ts'

/** The columns of the kinds that are imported. Apart, because pages of imports need no others. */
export const importColumns = {
  facility: facilityColumns,
  destination: destinationColumns,
  hotel: hotelColumns,
  business: businessColumns,
  company: companyColumns,
  organization: organizationColumns,
} satisfies Record<ImportedKindName, readonly Column[]>
