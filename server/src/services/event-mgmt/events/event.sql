create view derived.event_cost_item as select * from event_cost;

create view derived.event_setting_item as select * from event_setting;

create view derived.event_place_item as
select t.id, t.owner_id, t.profile_id, p.kind as profile_kind, coalesce(p.name, t.name) as name,
  coalesce(p.address, t.address) as address, coalesce(p.city, t.city) as city, coalesce(p.state, t.state) as state,
  coalesce(p.lat, t.lat) as lat, coalesce(p.lng, t.lng) as lng, p.header_image as image, t.note, t.created_date, t.revision
from event_place t left join derived.profile_item p on p.id = t.profile_id;

create view derived.event_hotel_item as
select t.id, t.owner_id, e.name as event_name, t.hotel_id, h.name, h.city, h.state, h.lat, h.lng, h.header_image as image,
  derived.miles_between(e.lat, e.lng, h.lat, h.lng) as distance, t.booking_link, t.note,
  t.created_date, t.revision
from event_hotel t join profile e on e.id = t.owner_id join derived.profile_item h on h.id = t.hotel_id;

-- Sets the audience of a profile, which depends on the category of the event.
create function derived.refresh_event_audience() returns trigger language plpgsql as $$
begin
  update profile p set audience = p.audience from changed c
  where p.id = c.profile_id and p.audience <> derived.audience_of(p);
  return null;
end $$;
create trigger audience_on_insert after insert on event referencing new table as changed
  for each statement execute function derived.refresh_event_audience();
create trigger audience_on_update after update on event referencing new table as changed
  for each statement execute function derived.refresh_event_audience();

-- The months in which an event can start, such as '2027-03'.
create function derived.start_months(first_start date, last_start date) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(to_char(month, 'YYYY-MM') order by month), '[]')
  from generate_series(date_trunc('month', first_start::timestamp), last_start::timestamp, interval '1 month') month
$$;

-- The names in `eventSpans` that an event fits in, if it starts on some day from the first to the last possible one.
create function derived.event_spans(first_start date, last_start date, days integer) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(span), '[]') from (
    select 'Weekend' as span where days <= 3 and exists (
      select from generate_series(first_start, least(last_start, first_start + 6), interval '1 day') start
      where extract(isodow from start) >= 5 and extract(isodow from start) + days - 1 <= 7)
    union all select '3 days' where days <= 3
    union all select 'Week' where days <= 7) fitting
$$;

-- The age groups whose players an event is open to, given its own.
create function derived.open_to_age(age_group text) returns text[] language sql immutable as $$
  select case age_group
    when 'All Ages' then array['All Ages', 'Youth', 'High School', 'Youth & High School', 'College', 'Adult']
    when 'Youth & High School' then array['Youth & High School', 'Youth', 'High School']
    else array_remove(array[age_group], null) end
$$;

-- The genders whose players an event is open to. Co-ed teams have both, so they are a choice of their own.
create function derived.open_to_gender(gender text) returns text[] language sql immutable as $$
  select case gender when 'Male & Female' then array['Male & Female', 'Male', 'Female']
    else array_remove(array[gender], null) end
$$;

-- Whether a host was chosen for an event that isn't public. Only the people of the event and the team of the host may learn that.
create function derived.is_undisclosed_host(event_id uuid, host_id uuid) returns boolean language sql stable as $$
  select exists (select from lead l where l.request_id = event_id and l.profile_id = host_id and l.status = 'Won')
    and not exists (select from profile e where e.id = event_id and e.audience = 'public')
$$;

create function derived.event_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'sports', derived.sports_of(e.profile_id),
    'hotelCount', hotel.n, 'hasHotels', hotel.n > 0,
    'openToAge', derived.open_to_age(e.age_group), 'openToGender', derived.open_to_gender(e.gender),
    'isOpen', p.status = 'Published' and not e.is_closed and coalesce(e.entry_deadline, e.end_date) >= derived.today(),
    'closedRank', (e.is_closed or p.status in ('Completed', 'Cancelled'))::int,
    'isPromotable', not (e.is_closed or p.status in ('Completed', 'Cancelled')),
    'startWeek', case when e.has_flexible_dates then 'Flexible' else (e.start_date - extract(dow from e.start_date)::int)::text end,
    'month', derived.start_months(e.start_date, case when e.has_flexible_dates then days.last_start else e.start_date end),
    'span', derived.event_spans(e.start_date, days.last_start, days.n),
    -- It takes place within the days from A to B if it can start on A or later and end on B or earlier.
    'lastStart', days.last_start, 'firstEnd', e.start_date + days.n - 1, 'days', days.n,
    'places', (
      select coalesce(jsonb_agg(coalesce(host.name, t.name)), '[]')
      from event_place t left join profile host on host.id = t.profile_id
      where t.owner_id = e.profile_id and (t.profile_id is null or host.audience = 'public' and host.deleted_date is null)
        -- Hosts that lost could find out who won by searching for its name.
        and not derived.is_undisclosed_host(e.profile_id, t.profile_id)))
  from event e
  join profile p on p.id = e.profile_id
  cross join lateral (
    select d.n, e.end_date - d.n + 1 as last_start
    from (select case when e.has_flexible_dates then coalesce(e.day_count, 1) else e.end_date - e.start_date + 1 end as n) d) days
  cross join lateral (
    select count(*) as n from event_hotel t join profile h on h.id = t.hotel_id
    where t.owner_id = e.profile_id and h.audience = 'public' and h.deleted_date is null) hotel
  where e.profile_id = event_facts.profile_id
$$;

-- Keeps the list of sports in an event equal to its collection, whichever of them is written.
create function derived.list_sports() returns trigger language plpgsql as $$
declare
  event_id uuid := case tg_op when 'DELETE' then old.owner_id else new.owner_id end;
  names text[];
begin
  -- Most sports are those of other kinds.
  if not exists (select from event e where e.profile_id = event_id) then return null; end if;
  names := array(select s.name from sport s where s.owner_id = event_id order by s.created_date, s.id);
  update event set sports_list = names where profile_id = event_id and sports_list <> names;
  return null;
end $$;
create trigger list_sports after insert or update or delete on sport
  for each row execute function derived.list_sports();

create function derived.add_listed_sports() returns trigger language plpgsql as $$
begin
  -- Bulk writers write both.
  if current_setting('app.bulk', true) = 'on' then return null; end if;
  delete from sport where owner_id = new.profile_id and name <> all (new.sports_list);
  insert into sport (id, owner_id, name)
  select uuidv7(), new.profile_id, l.name from unnest(new.sports_list) with ordinality l (name, place)
  where not exists (select from sport s where s.owner_id = new.profile_id and s.name = l.name) order by l.place;
  return null;
end $$;
create trigger add_listed_sports after insert or update of sports_list on event
  for each row execute function derived.add_listed_sports();
