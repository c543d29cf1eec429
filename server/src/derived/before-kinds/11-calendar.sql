-- What calendars show: their spaces with units, entries with their place in line, and when a page is open.
create view derived.calendar_space_item as
select s.*, (
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'label', coalesce(s.parts[u.position + 1], '')) order by u.position), '[]')
  from calendar_unit u where u.space_id = s.id and u.retired_date is null) as units
from calendar_space s;

-- The place of a hold in line, from 1: the longest queue before it at any of its units. Null if it ran out.
create function derived.place_of_hold(e calendar_entry) returns integer language sql stable as $$
  select case when e.expires_date > clock_timestamp() then (1 + coalesce(max(before_it.n), 0))::integer end
  from (
    select count(*) as n
    from calendar_occupancy mine join calendar_occupancy o on o.unit_id = mine.unit_id and o.during && mine.during and o.is_hold
      join calendar_entry h on h.id = o.entry_id and h.queue_number < e.queue_number and h.expires_date > clock_timestamp()
    where mine.entry_id = e.id group by mine.unit_id) before_it
$$;

create view derived.calendar_entry_item as
select e.id, e.owner_id, e.kind, e.title, e.note,
  (select array_agg(o.unit_id order by o.unit_id) from calendar_occupancy o where o.entry_id = e.id) as unit_ids,
  e.starts, e.ends, e.buffer_minutes, e.expires_date, e.series_id,
  case when e.kind = 'Hold' then derived.place_of_hold(e) end as place,
  e.kind = 'Hold' and exists (
    select from calendar_occupancy mine join calendar_occupancy o on o.unit_id = mine.unit_id and o.during && mine.during and not o.is_hold
    where mine.entry_id = e.id) as is_blocked,
  e.release, u.name as changed_by, e.changed_date, e.revision, e.queue_number
from calendar_entry e left join app_user u on u.id = e.changed_by;

-- When a page is open on days of the place, both included. Days of a season have its hours instead of those of the year. A page
-- without any hours is open all day.
create function derived.open_times(owner uuid, zone text, from_day date, to_day date) returns tstzmultirange language sql stable as $$
  with days as (
    -- The day before, whose hours may end after midnight.
    select day, (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[extract(isodow from day)::integer] as weekday
    from (select from_day - 1 + n as day from generate_series(0, to_day - from_day + 1) n) d),
  seasonal as (
    select d.day, h.opens, h.closes, h.weekday = d.weekday as is_open
    from (
      select day, weekday, to_char(day, 'MM-DD') as day_of_year from days
      -- Most pages have no season, and formatting the days of two years takes longer than all the rest.
      where exists (select from hours h where h.owner_id = owner and h.season is not null) offset 0) d
    join hours h on h.owner_id = owner and h.season is not null and case
      when h.season_start <= h.season_end then d.day_of_year between h.season_start and h.season_end
      else d.day_of_year >= h.season_start or d.day_of_year <= h.season_end end),
  local as (
    select day, opens, closes from seasonal where is_open
    union all
    select d.day, h.opens, h.closes from days d join hours h on h.owner_id = owner and h.season is null and h.weekday = d.weekday
    where not exists (select from seasonal s where s.day = d.day)
    union all
    select d.day, '00:00', '00:00' from days d where not exists (select from hours h where h.owner_id = owner)),
  -- Materialized, because inlined, each time would be converted twice.
  placed as materialized (
    select (day + opens::time) at time zone zone as starts,
      (day + closes::time + case when closes <= opens then interval '1 day' else '0' end) at time zone zone as ends
    from local)
  select coalesce(range_agg(tstzrange(starts, ends)) filter (where starts < ends), '{}')
    * tstzmultirange(tstzrange(from_day::timestamp at time zone zone, (to_day + 1)::timestamp at time zone zone))
  from placed
$$;

-- When units are busy by the calendars of other programs that their page follows.
create view derived.calendar_busy_unit as
select s.owner_id, s.id as subscription_id, s.name, u.space_id, u.id as unit_id, b.during
from calendar_subscription s
  join calendar_unit u on u.owner_id = s.owner_id and u.retired_date is null and (s.space_id is null or s.space_id = u.space_id)
  join calendar_busy b on b.subscription_id = s.id;

-- What visitors see of the units of a page on days of the place, both included: when it is open, when a unit is free, and when it is held.
-- Taken is what has a booking, a date of a series, a blackout, each with its buffer, or a busy time of a calendar that the page follows. What
-- nothing takes is held if an unexpired hold has it, and free otherwise.
create function derived.unit_times(owner uuid, zone text, from_day date, to_day date)
returns table (id uuid, space_id uuid, "position" integer, open tstzmultirange, free tstzmultirange, held tstzmultirange)
language sql stable as $$
  with days as materialized (
    select derived.open_times(owner, zone, from_day, to_day) as open,
      tstzrange(from_day::timestamp at time zone zone, (to_day + 1)::timestamp at time zone zone) as during)
  select u.id, u.space_id, u.position, d.open, d.open - taken.times - held.times, d.open * held.times - taken.times
  from days d cross join calendar_unit u
  cross join lateral (
    select coalesce(range_agg(t.during), '{}') as times from (
      select o.during from calendar_occupancy o where o.unit_id = u.id and not o.is_hold and o.during && d.during
      union all
      select b.during from derived.calendar_busy_unit b where b.unit_id = u.id and b.during && d.during) t) taken
  cross join lateral (
    select coalesce(range_agg(o.during), '{}') as times from calendar_occupancy o join calendar_entry e on e.id = o.entry_id
    where o.unit_id = u.id and o.is_hold and e.expires_date > now() and o.during && d.during) held
  where u.owner_id = owner and u.retired_date is null
$$;
