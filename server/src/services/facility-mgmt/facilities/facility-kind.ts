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
  indexed: { calendar: 'derived.calendar_summary(p.id)' },
  upkeep: 'select derived.renew_free_days()',
  hasPages: true,
  marketplace: 'marketplace',
})
