import type { Company } from '@app/contract/companies/company-schema.ts'
import { choiceRows, figureRow, textRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { companyCard } from './card.ts'

export const companyComparison: Comparison<Company> = {
  card: companyCard,
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
