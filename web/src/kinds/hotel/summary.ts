import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { usualSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const hotelSummary: ProfileSummary<Hotel> = {
  kind: kinds.hotel,
  results: ({ likeCount }) => [{ label: 'Likes', value: abbreviated(likeCount) }],
  reviewFacts: ({ amenities }) => [{ label: 'Amenities', value: listOf(amenities) || undefined }],
  nextSteps: usualSteps,
}
