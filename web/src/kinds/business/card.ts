import type { Business } from '@app/contract/businesses/business-schema.ts'
import { placeCategoryOf } from '@app/contract/rules/place-category.ts'
import { abbreviated, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'
import { placeTypeText, priceText } from './business-words.ts'

/** Key figures on cards, without those that are unknown or zero. */
export const businessScore = ({ promotionCount, priceLevel, likeCount }: Business) =>
  known([
    promotionCount > 0 && {
      label: promotionCount === 1 ? 'Promotion' : 'Promotions',
      value: abbreviated(promotionCount),
    },
    priceLevel !== null && { label: 'Price', value: priceText(priceLevel) },
    likeCount > 0 && { label: likeCount === 1 ? 'Like' : 'Likes', value: abbreviated(likeCount) },
  ])

export const businessCard: ProfileCardFacts<Business> = {
  kind: kinds.business,
  type: ({ businessType, placeType }) =>
    placeType === null ? businessType : `${businessType} · ${placeTypeText(placeType)}`,
  score: businessScore,
  card: (business) => ({
    sports: business.attributes,
    category: placeCategoryOf(business),
    offer: business.mainPromotion,
  }),
}
