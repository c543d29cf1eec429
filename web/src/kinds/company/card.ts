import type { Company } from '@app/contract/companies/company-schema.ts'
import { abbreviated, known } from '../../page/format.ts'
import type { ProfileCardFacts } from '../profile-summary.ts'
import { kinds } from '../registry.ts'

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
