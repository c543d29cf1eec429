import type { ProfileKindName } from '@app/contract/owners.ts'
import type { ProfileKind } from './patterns/profile-kind.ts'
import { businessKind } from './services/business-mgmt/index.ts'
import { companyKind } from './services/company-mgmt/index.ts'
import { destinationKind } from './services/destination-mgmt/index.ts'
import { eventKind, organizationKind } from './services/event-mgmt/index.ts'
import { facilityKind } from './services/facility-mgmt/index.ts'
import { hotelKind } from './services/hotel-mgmt/index.ts'

/**
 * All kinds of profiles. A missing kind is a compile error. A kind comes after the kinds that its facts depend on, because
 * profiles are locked in this order.
 */
export const kinds = {
  facility: facilityKind,
  destination: destinationKind,
  hotel: hotelKind,
  business: businessKind,
  company: companyKind,
  event: eventKind,
  organization: organizationKind,
} satisfies Record<ProfileKindName, ProfileKind>

export const kindList: readonly ProfileKind[] = Object.values(kinds)

/** A kind by its name in the database. Throws for a kind without a service. */
export function kindOf(name: string): ProfileKind {
  const kind = kindList.find((each) => each.kind === name)
  if (kind === undefined) throw new Error(`no kind ${name}`)
  return kind
}
