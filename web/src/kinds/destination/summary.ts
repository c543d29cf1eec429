import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { usualSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const destinationSummary: ProfileSummary<Destination> = {
  kind: kinds.destination,
  results: ({ followerCount, facilityCount }) => [
    { label: 'Followers', value: abbreviated(followerCount) },
    { label: 'Facilities', value: abbreviated(facilityCount) },
  ],
  reviewFacts: ({ services }) => [{ label: 'Services', value: listOf(services) || undefined }],
  nextSteps: [
    { text: 'Choose its services', section: 'services', isMissing: ({ services }) => services.length === 0 },
    ...usualSteps,
  ],
}
