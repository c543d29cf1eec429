import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { abbreviated, listOf } from '../../page/format.ts'
import { commonSteps, type ProfileSummary } from '../profile-summary.ts'
import { kinds } from '../registry.ts'

export const destinationSummary: ProfileSummary<Destination> = {
  kind: kinds.destination,
  type: ({ destinationType }) => destinationType,
  score: ({ facilityCount, services }) => [
    ...(facilityCount > 0 ? [{ label: 'Facilities', value: abbreviated(facilityCount) }] : []),
    ...(services.length > 0 ? [{ label: 'Services', value: services.length }] : []),
  ],
  card: () => ({}),
  results: ({ followerCount, facilityCount }) => [
    { label: 'Followers', value: abbreviated(followerCount) },
    { label: 'Facilities', value: abbreviated(facilityCount) },
  ],
  reviewFacts: ({ services }) => [{ label: 'Services', value: listOf(services) || undefined }],
  nextSteps: [
    { text: 'Choose its services', section: 'services', isMissing: ({ services }) => services.length === 0 },
    commonSteps.contact,
    commonSteps.images,
    commonSteps.about,
    commonSteps.place,
  ],
}
