import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { usualSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const organizationSummary: ProfileSummary<Organization> = {
  kind: kinds.organization,
  results: ({ followerCount, upcomingEventCount }) => [
    { label: 'Followers', value: abbreviated(followerCount) },
    { label: 'Coming events', value: abbreviated(upcomingEventCount) },
  ],
  reviewFacts: ({ sports, services }) => [
    { label: 'Sports', value: listOf(sports) || undefined },
    { label: 'Services', value: listOf(services) || undefined },
  ],
  nextSteps: [
    { text: 'Add sports', section: 'sports', isMissing: ({ sports }) => sports.length === 0 },
    {
      text: 'Create an event',
      section: 'events',
      isMissing: ({ eventCount, organizationType }) =>
        eventCount === 0 && organizationType === 'Event Organization',
    },
    ...usualSteps,
  ],
}
