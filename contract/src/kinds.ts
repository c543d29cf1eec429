import { business } from './businesses/business-routes.ts'
import { company } from './companies/company-routes.ts'
import { destination } from './destinations/destination-routes.ts'
import { facility } from './facilities/facility-routes.ts'
import { hotel } from './hotels/hotel-routes.ts'
import { event } from './events/event-routes.ts'
import { organization } from './organizations/organization-routes.ts'
import type { ProfileKindName } from './owners.ts'
import type { ProfileKind } from './profile-kind.ts'

/** The declarations of all kinds of profiles. A missing kind is a compile error. */
export const kindContracts = {
  facility,
  destination,
  hotel,
  business,
  company,
  event,
  organization,
} satisfies Record<ProfileKindName, ProfileKind>
