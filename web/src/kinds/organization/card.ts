import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { abbreviated, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const organizationCard: ProfileCardFacts<Organization> = {
  kind: kinds.organization,
  type: ({ organizationType, vendorCategory }) => vendorCategory ?? organizationType,
  score: ({ eventCount, eventStates, followerCount }) =>
    known([
      eventCount > 0 && { label: 'Events', value: abbreviated(eventCount) },
      eventStates.length > 0 && { label: 'States', value: eventStates.length },
      followerCount > 0 && { label: 'Followers', value: abbreviated(followerCount) },
    ]),
  card: ({ sports, services }) => ({ sports: sports.length > 0 ? sports : services }),
}
