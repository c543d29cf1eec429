import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { choiceRows, figureRow, textRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { organizationCard } from './card.ts'

export const organizationComparison: Comparison<Organization> = {
  card: organizationCard,
  groups: (organizations) => [
    {
      title: 'Overview',
      rows: [
        textRow('Type', ({ organizationType, vendorCategory }) => vendorCategory ?? organizationType),
        figureRow('Events', ({ eventCount }) => eventCount),
        figureRow('Coming events', ({ upcomingEventCount }) => upcomingEventCount),
        textRow('States', ({ eventStates }) => eventStates.join(', ')),
        figureRow('Followers', ({ followerCount }) => followerCount),
        textRow('Travels', ({ travelScope }) => travelScope ?? ''),
        textRow('Founded', ({ yearFounded }) => yearFounded?.toString() ?? ''),
      ],
    },
    { title: 'Sports', rows: choiceRows(organizations, ({ sports }) => sports) },
    { title: 'Services', rows: choiceRows(organizations, ({ services }) => services) },
    placeGroup(organizations),
  ],
}
