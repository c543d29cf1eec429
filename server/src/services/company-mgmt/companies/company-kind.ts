import { company } from '@app/contract/companies/company-routes.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const companyKind = profileKind({
  contract: company,
  sql: new URL('company.sql', import.meta.url),
  hasPages: true,
  watches: { affiliation: 'company_id', other_name: 'owner_id' },
  dependents: `select owner_id as profile_id, company_id as dependent_id from affiliation where is_accepted`,
})
