create view derived.event_of_organization as
select p.parent_id as organization_id, p.id as event_id, p.state, e.start_date,
  p.status = 'Published' and e.end_date >= derived.today() as is_upcoming,
  jsonb_build_object('id', p.id, 'name', p.name, 'startDate', e.start_date, 'endDate', e.end_date,
    'hasFlexibleDates', e.has_flexible_dates, 'dayCount', e.day_count) as card
from profile p join event e on e.profile_id = p.id
where p.parent_id is not null and p.audience = 'public' and p.deleted_date is null;

create function derived.organization_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'otherNames', derived.other_names(profile_id),
    'sports', derived.sports_of(organization_facts.profile_id),
    'eventCount', count(e.event_id),
    'upcomingEventCount', count(e.event_id) filter (where e.is_upcoming),
    'nextEvent', (array_agg(e.card order by e.start_date, e.event_id) filter (where e.is_upcoming))[1],
    'eventStates', coalesce(jsonb_agg(distinct e.state) filter (where e.state is not null), '[]'))
  from derived.event_of_organization e where e.organization_id = organization_facts.profile_id
$$;

-- Events show their organization. Search indexes read them again when it changes; no entry of an event is written, because the
-- entries of organizations are written after those of their events, and another order could deadlock.
create function derived.notify_events() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from profile where parent_id = new.id and kind = 'event' and deleted_date is null);
begin
  if cardinality(ids) > 0 then perform derived.notify_changed('event', ids); end if;
  return null;
end $$;
create trigger notify_events after update on profile for each row
  when (new.kind = 'organization'
    and (old.name, old.audience, old.deleted_date) is distinct from (new.name, new.audience, new.deleted_date))
  execute function derived.notify_events();
