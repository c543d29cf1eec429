import type { Company } from '@app/contract/companies/company-schema.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { usualSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const companySummary: ProfileSummary<Company> = {
  kind: kinds.company,
  results: ({ followerCount, locationCount }) => [
    { label: 'Followers', value: abbreviated(followerCount) },
    { label: 'Locations', value: abbreviated(locationCount) },
  ],
  reviewFacts: ({ services }) => [{ label: 'Services', value: listOf(services) || undefined }],
  nextSteps: [
    { text: 'Choose its services', section: 'services', isMissing: ({ services }) => services.length === 0 },
    ...usualSteps,
  ],
}
