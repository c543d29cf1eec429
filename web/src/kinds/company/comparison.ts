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
        figureRow('Followers', ({ followerCount }) => followerCount),
      ],
    },
    { title: 'Services', rows: choiceRows(companies, ({ services }) => services) },
    placeGroup(companies),
  ],
}
