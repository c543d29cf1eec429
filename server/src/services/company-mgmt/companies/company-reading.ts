import { company } from '@app/contract/companies/company-routes.ts'
import type * as z from 'zod'
import { fillers } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
import { vendorPhrases } from '../../../search/reading/vendor-phrases.ts'

export const companyReading: ReadingDeclaration<z.output<(typeof company)['filter']>> = {
  phrases: [
    ...fillers(
      'company, compañía, empresa, entreprise, vendor, partner, brand, firm, business, group, sports, events',
    ),
    ...vendorPhrases('companyType'),
  ],
  toFilter: ({ companyType, services: offered }) =>
    company.filter.parse({
      ...(companyType && { companyType }),
      ...(offered && { services: offered }),
    }),
}
