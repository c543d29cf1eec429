import { Facility, FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const facilityKind = profileKind({
  kind: 'facility',
  table: 'facility',
  item: Facility,
  draft: FacilityDraft,
})
