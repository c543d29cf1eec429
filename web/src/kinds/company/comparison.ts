import type { Company } from '@app/contract/companies/company-schema.ts'
import { choiceRows, figureRow, textRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../common-comparison.ts'
import { companySummary } from './summary.ts'

export const companyComparison: Comparison<Company> = {
  summary: companySummary,
  groups: (companies) => [
    {
      title: 'Overview',
      rows: [
        textRow('Type', ({ companyType }) => companyType),
        figureRow('Locations', ({ locationCount }) => locationCount),
        textRow('States', ({ locationStates }) => locationStates.join(', ')),
        figureRow('Followers', ({ followerCount }) => followerCount),
        textRow('Founded', ({ yearFounded }) => yearFounded?.toString() ?? ''),
      ],
    },
    { title: 'Services', rows: choiceRows(companies, ({ services }) => services) },
    placeGroup(companies),
  ],
}
