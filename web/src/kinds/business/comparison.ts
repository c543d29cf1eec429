import type { Business } from '@app/contract/businesses/business-schema.ts'
import { choiceRows, figureRow, textRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { priceText } from './business-words.ts'
import { businessCard } from './card.ts'

export const businessComparison: Comparison<Business> = {
  card: businessCard,
  groups: (businesses) => [
    {
      title: 'Overview',
      rows: [
        textRow('Type', businessCard.type),
        textRow('Price', ({ priceLevel }) => (priceLevel === null ? null : priceText(priceLevel))),
        figureRow('Seats', ({ seats }) => seats),
        textRow('Reservations for groups', ({ takesGroups }) =>
          takesGroups === null ? null : takesGroups ? 'Yes' : 'No',
        ),
        figureRow('Promotions', ({ promotionCount }) => promotionCount),
        figureRow('Likes', ({ likeCount }) => likeCount),
      ],
    },
    { title: 'Attributes', rows: choiceRows(businesses, ({ attributes }) => attributes) },
    placeGroup(businesses),
  ],
}
