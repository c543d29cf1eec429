import type { Business } from '@app/contract/businesses/business-schema.ts'
import { abbreviated } from '../../page/format.ts'
import type { ProfileCardFacts } from '../profile-summary.ts'
import { kinds } from '../registry.ts'

export const businessCard: ProfileCardFacts<Business> = {
  kind: kinds.business,
  type: ({ businessType }) => businessType,
  score: ({ promotionCount, priceLevel, likeCount }) => [
    ...(promotionCount > 0 ? [{ label: 'Promotions', value: abbreviated(promotionCount) }] : []),
    ...(priceLevel === null ? [] : [{ label: 'Price', value: '$'.repeat(priceLevel) }]),
    ...(likeCount > 0 ? [{ label: 'Likes', value: abbreviated(likeCount) }] : []),
  ],
  card: () => ({}),
}
