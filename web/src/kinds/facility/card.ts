import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { spaceScore } from '../../page/space-score.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const facilityCard: ProfileCardFacts<Facility> = {
  kind: kinds.facility,
  type: ({ facilityType }) => facilityType,
  score: ({ spaceTypes, capacity }, most) => spaceScore(spaceTypes, capacity, { most }),
  card: ({ rating, reviewCount }) => ({ rating, reviewCount }),
}
