import type { ImportedKindName } from '@app/contract/owners.ts'
import type { ImportKind } from '../import-kind.ts'
import { businessImport } from './business-import.ts'
import { companyImport } from './company-import.ts'
import { destinationImport } from './destination-import.ts'
import { facilityImport } from './facility-import.ts'
import { hotelImport } from './hotel-import.ts'
import { organizationImport } from './organization-import.ts'

/** How files of each kind are read. A missing kind is a compile error. */
export const importKinds: Readonly<Record<ImportedKindName, ImportKind>> = {
  facility: facilityImport,
  destination: destinationImport,
  hotel: hotelImport,
  business: businessImport,
  company: companyImport,
  organization: organizationImport,
}
