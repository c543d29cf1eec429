import { event } from '@app/contract/events/event-routes.ts'
import { locationCategory } from '../../../patterns/asked-columns.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

/** A draft is for its people only. Published events have the audience of their category. */
const audience = `case when not p.is_active or p.status = 'Draft' then 'private' else coalesce((
  select case e.category when 'Marketed' then 'public' when 'RFP' then 'gated' else 'private' end
  from event e where e.profile_id = p.id), 'private') end`

/** Events are over when their last day has passed where they take place. Without a time zone, everywhere on earth. */
const completion = `
  with over as (
    update profile p set status = 'Completed', updated_date = now()
    from event e
    where e.profile_id = p.id and p.status = 'Published' and p.deleted_date is null
      and e.end_date < derived.day_in(e.time_zone)
    returning p.id)
  insert into audit_log (operation, owner_id, patch)
  select 'housekeeping.complete', id, '[{"op": "replace", "path": "/status", "value": "Completed"}]' from over`

export const eventKind = profileKind({
  contract: event,
  sql: new URL('event.sql', import.meta.url),
  audience,
  gate: 'rfpMarketplace',
  hasPages: true,
  marketplace: 'marketplace',
  showsParent: true,
  indexed: {
    'location.category': `(select ${locationCategory('e')} from event e where e.profile_id = p.id)`,
  },
  watches: { event_place: 'owner_id', event_hotel: 'owner_id', other_name: 'owner_id' },
  dependents: `select hotel_id as profile_id, owner_id as dependent_id from event_hotel
    union all select profile_id, owner_id from event_place where profile_id is not null`,
  shownFields: {
    sports: `derived.named(p.facts -> 'sports')`,
    organization: `(select json_build_object('id', o.id, 'name', o.name) from profile o
      where o.id = p.parent_id and o.kind = 'organization' and o.audience = 'public' and o.deleted_date is null)`,
  },
  dayEvents: `select profile_id, end_date + 1 as day from event
    union all select profile_id, entry_deadline + 1 from event where entry_deadline is not null`,
  upkeep: completion,
})
