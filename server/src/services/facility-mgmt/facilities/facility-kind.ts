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
    event_place: 'profile_id',
  },
  indexed: {
    calendar: 'derived.calendar_summary(p.id)',
    responseTime: 'p.response_time',
    pastEvents: 'derived.past_events(p.id)',
    eventMonths: 'derived.event_months(p.id)',
    answeredShare: 'derived.answered_share(p.id)',
  },
  dependents: `select owner_id as profile_id, profile_id as dependent_id from event_place where profile_id is not null`,
  dayEvents: `select t.profile_id, e.end_date + 1 as day from event_place t join event e on e.profile_id = t.owner_id
    where t.profile_id is not null
    union all select profile_id, day + 1 from derived.due_lead`,
  upkeep: 'select derived.renew_free_days()',
  hasPages: true,
  marketplace: 'marketplace',
})
