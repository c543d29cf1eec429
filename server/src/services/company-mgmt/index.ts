import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { companyHandlers } from './companies/company-handlers.ts'

export { affiliatedCompany, companiesOfHandlers } from './companies/affiliations.ts'
export { companyKind } from './companies/company-kind.ts'

export const companyService = (parts: ServiceParts) => ({
  name: 'company-mgmt',
  tree: services['company-mgmt'],
  handlers: { companies: companyHandlers(parts) },
})
