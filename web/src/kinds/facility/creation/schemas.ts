import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import * as z from 'zod'

export const draft = FacilityDraft
export const children = {
  spaces: SpaceTypeDraft,
  sports: z.object({ name: SportName }),
  amenities: z.object({ name: AmenityName }),
}
