import { facility } from '@app/contract/facilities/facility-routes.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const facilityKind = profileKind({
  contract: facility,
  sql: new URL('facility.sql', import.meta.url),
  watches: {
    space_type: 'owner_id',
    other_name: 'owner_id',
    review: 'owner_id',
    facility_destination: 'owner_id',
  },
  hasPages: true,
  marketplace: 'marketplace',
})
