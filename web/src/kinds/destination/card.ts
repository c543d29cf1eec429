import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { abbreviated, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const destinationCard: ProfileCardFacts<Destination> = {
  kind: kinds.destination,
  type: ({ destinationType }) => destinationType,
  score: ({ facilityCount, services }) =>
    known([
      facilityCount > 0 && { label: 'Facilities', value: abbreviated(facilityCount) },
      services.length > 0 && { label: 'Services', value: services.length },
    ]),
  card: () => ({}),
}
