import type { ProfileKindName } from '@app/contract/owners.ts'
import { businessSummary } from './business/summary.ts'
import { companySummary } from './company/summary.ts'
import { destinationSummary } from './destination/summary.ts'
import { eventSummary } from './event/summary.ts'
import { facilitySummary } from './facility/summary.ts'
import { hotelSummary } from './hotel/summary.ts'
import { organizationSummary } from './organization/summary.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'

/** For pages that list profiles of all kinds. In the order of the lists. */
export const summaries: Record<ProfileKindName, ProfileSummary> = {
  facility: facilitySummary,
  destination: destinationSummary,
  hotel: hotelSummary,
  business: businessSummary,
  company: companySummary,
  event: eventSummary,
  organization: organizationSummary,
}
export const summaryList: readonly ProfileSummary[] = Object.values(summaries)
