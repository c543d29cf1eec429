import type { Company } from '@app/contract/companies/company-schema.ts'
import { abbreviated } from '../../page/format.ts'
import type { ProfileCardFacts } from '../profile-summary.ts'
import { kinds } from '../registry.ts'

export const companyCard: ProfileCardFacts<Company> = {
  kind: kinds.company,
  type: ({ companyType }) => companyType,
  score: ({ locationCount, followerCount }) => [
    ...(locationCount > 0 ? [{ label: 'Locations', value: abbreviated(locationCount) }] : []),
    ...(followerCount > 0 ? [{ label: 'Followers', value: abbreviated(followerCount) }] : []),
  ],
  card: () => ({}),
}
