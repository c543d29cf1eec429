import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { choiceRows, figureRow, textRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { destinationCard } from './card.ts'

export const destinationComparison: Comparison<Destination> = {
  card: destinationCard,
  groups: (destinations) => [
    {
      title: 'Overview',
      rows: [
        textRow('Type', ({ destinationType }) => destinationType),
        figureRow('Facilities', ({ facilityCount }) => facilityCount),
        figureRow('Sports', ({ sports }) => sports.length),
        figureRow('Followers', ({ followerCount }) => followerCount),
      ],
    },
    { title: 'Services', rows: choiceRows(destinations, ({ services }) => services) },
    placeGroup(destinations),
    { title: 'Sports', rows: choiceRows(destinations, ({ sports }) => sports) },
  ],
}
