import type { ProfileKindName } from '@app/contract/owners.ts'
import { businessCard } from './business/card.ts'
import { companyCard } from './company/card.ts'
import { destinationCard } from './destination/card.ts'
import { eventCard } from './event/card.ts'
import { facilityCard } from './facility/card.ts'
import { hotelCard } from './hotel/card.ts'
import { organizationCard } from './organization/card.ts'
import type { ProfileCardFacts } from '../kind/profile-summary.ts'

/** For pages that show profiles of other kinds. */
export const cards: Record<ProfileKindName, ProfileCardFacts> = {
  facility: facilityCard,
  destination: destinationCard,
  hotel: hotelCard,
  business: businessCard,
  company: companyCard,
  event: eventCard,
  organization: organizationCard,
}
