import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { usualSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const facilitySummary: ProfileSummary<Facility> = {
  kind: kinds.facility,
  results: ({ likeCount, reviewCount, rating }) => [
    { label: 'Likes', value: abbreviated(likeCount) },
    { label: 'Reviews', value: abbreviated(reviewCount) },
    { label: 'Rating', value: rating === null ? 'None' : rating.toFixed(1) },
  ],
  reviewFacts: ({ sports, spaceTypes }) => [
    { label: 'Sports', value: listOf(sports) || undefined },
    ...(spaceTypes.length === 0 ? [{ label: 'Spaces', value: undefined }] : []),
  ],
  nextSteps: [
    { text: 'Add its spaces', section: 'spaces', isMissing: ({ spaceTypes }) => spaceTypes.length === 0 },
    { text: 'Choose its sports', section: 'sports', isMissing: ({ sports }) => sports.length === 0 },
    ...usualSteps,
    {
      text: 'Add the surfaces of its spaces',
      section: 'spaces',
      // Imported lists often leave them out. Types without a choice have N/A.
      isMissing: ({ spaceTypes }) => spaceTypes.some(({ surface }) => surface === null),
    },
    {
      text: 'Choose its amenities',
      section: 'amenities',
      isMissing: ({ amenities }) => amenities.length === 0,
    },
  ],
}
