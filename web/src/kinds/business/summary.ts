import type { Business } from '@app/contract/businesses/business-schema.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { usualSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const businessSummary: ProfileSummary<Business> = {
  kind: kinds.business,
  results: ({ likeCount, promotionCount }) => [
    { label: 'Likes', value: abbreviated(likeCount) },
    { label: 'Promotions', value: abbreviated(promotionCount) },
  ],
  reviewFacts: ({ attributes }) => [{ label: 'Attributes', value: listOf(attributes) || undefined }],
  nextSteps: [
    {
      text: 'Add a promotion',
      section: 'promotions',
      isMissing: ({ promotionCount }) => promotionCount === 0,
    },
    {
      text: 'Choose its attributes',
      section: 'attributes',
      isMissing: ({ attributes }) => attributes.length === 0,
    },
    ...usualSteps,
  ],
}
