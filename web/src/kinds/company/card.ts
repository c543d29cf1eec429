import type { Company } from '@app/contract/companies/company-schema.ts'
import { abbreviated, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const companyCard: ProfileCardFacts<Company> = {
  kind: kinds.company,
  type: ({ companyType }) => companyType,
  score: ({ locationCount, services }) =>
    known([
      locationCount > 0 && { label: 'Locations', value: abbreviated(locationCount) },
      services.length > 0 && { label: 'Services', value: services.length },
    ]),
  card: ({ services }) => ({ sports: services }),
}
