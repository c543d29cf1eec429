-- On which days the spaces of a shared calendar are free, for the search (decision 64).

-- When a unit is held for leads, first in line.
create function derived.unit_held_for(unit uuid, leads uuid[]) returns tstzmultirange language sql stable as $$
  select coalesce(range_agg(o.during), '{}')
  from bid_hold b join calendar_entry e on e.id = b.entry_id join calendar_occupancy o on o.entry_id = e.id and o.is_hold
  where b.lead_id = any(leads) and o.unit_id = unit and derived.place_of_hold(e) = 1
$$;

-- The days of a place that times are on, a bit for each from a day on. None of them may pass a midnight. `no_days` has as many bits, none set.
create function derived.day_bits(times tstzmultirange, zone text, from_day date, no_days bit varying) returns bit varying language sql immutable as $$
  select coalesce(bit_or(set_bit(no_days, (lower(t) at time zone zone)::date - from_day, 1)), no_days) from unnest(times) t
$$;

-- On which days of the place, both included, each space of a page is free: all of its units at once
-- for three hours within the opening hours (`days`), and from opening to closing (`whole_days`). A bit for each day. What is held for
-- leads, first in line, is free for them.
create function derived.free_days_of(owner uuid, zone text, from_day date, to_day date, leads uuid[] default null)
returns table (space_id uuid, days bit varying, whole_days bit varying) language sql stable as $$
  with spaces as materialized (
    select s.id, range_intersect_agg(case when leads is null then u.free else u.free + u.held * derived.unit_held_for(u.id, leads) end) as free
    from calendar_space s left join derived.unit_times(owner, zone, from_day, to_day) u on u.space_id = s.id where s.owner_id = owner group by s.id),
  -- A microsecond taken from each midnight splits times into those of single days.
  midnights as materialized (
    select range_agg(tstzrange(midnight, midnight + interval '1 microsecond')) as times, repeat('0', count(*)::integer)::bit varying as no_days
    from (select day at time zone zone as midnight from generate_series(from_day::timestamp, to_day, interval '1 day') day) m),
  opened as materialized (
    select o.times, derived.day_bits(o.times - m.times, zone, from_day, m.no_days) as days
    from midnights m cross join derived.open_times(owner, zone, from_day, to_day) o (times))
  select s.id, coalesce((
    select bit_or(set_bit(m.no_days, (lower(t) at time zone zone)::date - from_day, 1)) from unnest(s.free - m.times) t
    where upper(t) - lower(t) >= interval '3 hours' - interval '1 microsecond'), m.no_days)::bit varying,
    case when s.free is null then m.no_days else o.days & ~derived.day_bits(o.times - s.free - m.times, zone, from_day, m.no_days) end
  from spaces s cross join midnights m cross join opened o
$$;

-- When the spaces of a page are free on each of some days of the place: all units of a space at once, within the opening hours. What is held
-- for leads, first in line, is free for them.
create function derived.free_hours_of(owner uuid, zone text, from_day date, to_day date, leads uuid[] default null)
returns table (space_id uuid, day date, open tstzmultirange, free tstzmultirange) language sql stable as $$
  with spaces as materialized (
    select u.space_id, range_intersect_agg(case when leads is null then u.free else u.free + u.held * derived.unit_held_for(u.id, leads) end) as free
    from derived.unit_times(owner, zone, from_day, to_day) u group by u.space_id),
  days as materialized (
    select d::date as day, derived.open_times(owner, zone, d::date, d::date) as open from generate_series(from_day::timestamp, to_day, interval '1 day') d)
  select s.space_id, d.day, d.open, s.free * d.open from spaces s cross join days d
$$;

-- When the next hold of a space ends, which is free afterwards.
create function derived.held_until(space uuid) returns timestamptz language sql stable as $$
  select min(e.expires_date) from calendar_unit u join calendar_occupancy o on o.unit_id = u.id and o.is_hold
    join calendar_entry e on e.id = o.entry_id and e.expires_date > now()
  where u.space_id = space and u.retired_date is null
$$;

-- Keeps the days from yesterday for 600 days, and computes all of them again after 60: at least the next 18 months.
create function derived.free_days_from() returns date language sql stable as $$ select derived.today() - 1 $$;

-- Computes the free days of a page again: those that a range of time touches, or all of them (null). Returns whether any changed.
create function derived.refresh_free_days(owner uuid, changed tstzrange) returns boolean language plpgsql as $$
declare
  zone text;
  first date;
  last date;
  kept date;
  count integer;
begin
  -- Writers of one calendar take turns, so that the later one sees the bookings of the earlier one.
  perform from profile where id = owner for no key update;
  select f.time_zone into zone from facility f join calendar_sharing h on h.owner_id = f.profile_id and h.is_shared
  where f.profile_id = owner;
  if zone is null then
    delete from calendar_free_days f where f.owner_id = owner;
    return found;
  end if;
  select min(f.from_day) into kept from calendar_free_days f where f.owner_id = owner;
  if kept is null or changed is null then
    insert into calendar_free_days as f (space_id, owner_id, from_day, days, whole_days, held_until)
    select d.space_id, owner, derived.free_days_from(), d.days, d.whole_days, derived.held_until(d.space_id)
    from derived.free_days_of(owner, zone, derived.free_days_from(), derived.free_days_from() + 599) d
    on conflict (space_id) do update set from_day = excluded.from_day, days = excluded.days, whole_days = excluded.whole_days,
      held_until = excluded.held_until
    where (f.from_day, f.days, f.whole_days, f.held_until) is distinct from
      (excluded.from_day, excluded.days, excluded.whole_days, excluded.held_until);
    return found;
  end if;
  first := greatest((lower(changed) at time zone zone)::date, kept);
  last := least((upper(changed) at time zone zone)::date, kept + 599);
  if isempty(changed) or first > last then return false; end if;
  update calendar_free_days f set days = fresh.days, whole_days = fresh.whole_days, held_until = fresh.held_until
  from (
    select d.space_id, overlay(old.days placing d.days from first - kept + 1) as days,
      overlay(old.whole_days placing d.whole_days from first - kept + 1) as whole_days, derived.held_until(d.space_id) as held_until
    from derived.free_days_of(owner, zone, first, last) d join calendar_free_days old on old.space_id = d.space_id) fresh
  where f.space_id = fresh.space_id and (f.days, f.whole_days, f.held_until) is distinct from (fresh.days, fresh.whole_days, fresh.held_until);
  return found;
end $$;

-- The days of a page's spaces as they are for leads that it holds days for.
create function derived.free_days_for(owner uuid, leads uuid[]) returns table (space_id uuid, days bit varying, whole_days bit varying)
language sql stable strict as $$
  select f.space_id, overlay(f.days placing fresh.days from held.first - f.from_day + 1),
    overlay(f.whole_days placing fresh.whole_days from held.first - f.from_day + 1)
  from (
    select t.time_zone as zone, (min(lower(o.during)) at time zone t.time_zone)::date as first, (max(upper(o.during)) at time zone t.time_zone)::date as last
    from bid_hold b join calendar_entry e on e.id = b.entry_id and e.owner_id = owner join calendar_occupancy o on o.entry_id = e.id and o.is_hold
      join facility t on t.profile_id = owner
    where b.lead_id = any(leads) and e.expires_date > now() group by t.time_zone) holds
  cross join lateral (
    select greatest(holds.first, min(f.from_day)) as first, least(holds.last, min(f.from_day) + 599) as last
    from calendar_free_days f where f.owner_id = owner) held
  join lateral derived.free_days_of(owner, holds.zone, held.first, held.last, leads) fresh on held.first <= held.last
  join calendar_free_days f on f.space_id = fresh.space_id
$$;

create function derived.hex_days(days bit varying) returns text language sql immutable as $$ select encode(substr(varbit_send(days), 5), 'hex') $$;

-- What the search index knows of a page's calendar. Null if visitors don't see it. Days are in hexadecimal digits. Days that are
-- held for leads are free for them.
create function derived.calendar_summary(owner uuid, leads uuid[] default null) returns jsonb language sql stable as $$
  select jsonb_build_object('keptDay', (select (h.kept_date at time zone 'UTC')::date from calendar_sharing h where h.owner_id = owner),
    'fromDay', min(f.from_day), 'spaces', jsonb_agg(jsonb_build_object('spaceType', s.space_type, 'surface', s.surface,
      'days', derived.hex_days(coalesce(r.days, f.days)), 'wholeDays', derived.hex_days(coalesce(r.whole_days, f.whole_days))) order by s.position, s.name))
  from calendar_free_days f join calendar_space s on s.id = f.space_id
    left join derived.free_days_for(owner, leads) r on r.space_id = f.space_id
  where f.owner_id = owner having count(*) > 0
$$;

-- The free days are computed once per transaction, when it commits: it has locked its units by then, and locks the profile last.
create function derived.touch_calendars(owners uuid[], during tstzrange) returns void language sql as $$
  insert into calendar_touched as t (owner_id, transaction, during) select distinct o, pg_current_xact_id(), touch_calendars.during from unnest(owners) o
  -- Writers of many calendars compute their days at the end.
  where current_setting('app.bulk_calendars', true) is distinct from 'on'
  on conflict (owner_id, transaction) do update set during = case
    when t.during is null or excluded.during is null then null else range_merge(t.during, excluded.during) end
$$;

create function derived.refresh_touched_calendar() returns trigger language plpgsql as $$
declare
  during tstzrange;
begin
  delete from calendar_touched t where t.owner_id = new.owner_id and t.transaction = new.transaction returning t.during into during;
  -- Empty: what changed is how long the calendar is known.
  if derived.refresh_free_days(new.owner_id, during) or during is null or isempty(during) then
    perform derived.refresh_entries(array[new.owner_id]);
  end if;
  return null;
end $$;
create constraint trigger refresh_touched_calendar after insert on calendar_touched deferrable initially deferred
  for each row execute function derived.refresh_touched_calendar();

create function derived.touch_by_occupancy() returns trigger language plpgsql as $$
begin
  perform derived.touch_calendars(array[touched.owner_id], touched.during) from (
    select u.owner_id, tstzrange(min(lower(c.during)), max(upper(c.during))) as during
    from changed c join calendar_unit u on u.id = c.unit_id group by u.owner_id order by u.owner_id) touched;
  return null;
end $$;
create trigger touch_on_insert after insert on calendar_occupancy referencing new table as changed
  for each statement execute function derived.touch_by_occupancy();
create trigger touch_on_delete after delete on calendar_occupancy referencing old table as changed
  for each statement execute function derived.touch_by_occupancy();

-- Times of a subscription that is deleted have no page any longer, so the deletion touches all days instead.
create function derived.touch_by_busy() returns trigger language plpgsql as $$
begin
  perform derived.touch_calendars(array[touched.owner_id], touched.during) from (
    select s.owner_id, tstzrange(min(lower(c.during)), max(upper(c.during))) as during
    from changed c join calendar_subscription s on s.id = c.subscription_id group by s.owner_id) touched;
  return null;
end $$;
create trigger touch_on_insert after insert on calendar_busy referencing new table as changed
  for each statement execute function derived.touch_by_busy();
create trigger touch_on_delete after delete on calendar_busy referencing old table as changed
  for each statement execute function derived.touch_by_busy();

-- Of tables with a column for the page.
create function derived.touch_all_days() returns trigger language plpgsql as $$
begin
  perform derived.touch_calendars(array_agg(c.owner_id), null) from changed c
  where exists (select from calendar_space s where s.owner_id = c.owner_id) having count(*) > 0;
  return null;
end $$;
create trigger touch_on_delete after delete on calendar_subscription referencing old table as changed
  for each statement execute function derived.touch_all_days();
create procedure derived.touch_all_days_on(tables text[]) language plpgsql as $$
declare
  t text;
begin
  foreach t in array tables loop
    execute format('create trigger touch_on_insert after insert on %I referencing new table as changed for each statement execute function derived.touch_all_days()', t);
    execute format('create trigger touch_on_update after update on %I referencing new table as changed for each statement execute function derived.touch_all_days()', t);
    execute format('create trigger touch_on_delete after delete on %I referencing old table as changed for each statement execute function derived.touch_all_days()', t);
  end loop;
end $$;
call derived.touch_all_days_on('{calendar_unit,hours}');

create function derived.touch_calendar() returns trigger language plpgsql as $$
begin
  perform derived.touch_calendars(array[to_jsonb(new) ->> tg_argv[0]]::uuid[], tg_argv[1]::tstzrange);
  return null;
end $$;
-- Its type and surface are in the summary.
create trigger touch_by_space after update on calendar_space for each row
  when ((old.space_type, old.surface, old.position, old.name) is distinct from (new.space_type, new.surface, new.position, new.name))
  execute function derived.touch_calendar('owner_id', 'empty');
create trigger touch_by_sharing after update on calendar_sharing for each row
  when (old.is_shared <> new.is_shared) execute function derived.touch_calendar('owner_id');
create trigger touch_by_first_sharing after insert on calendar_sharing for each row
  when (new.is_shared) execute function derived.touch_calendar('owner_id');
create trigger touch_by_keeping after update on calendar_sharing for each row
  when (old.is_shared and (old.kept_date at time zone 'UTC')::date <> (new.kept_date at time zone 'UTC')::date)
  execute function derived.touch_calendar('owner_id', 'empty');
create trigger touch_by_time_zone after update of time_zone on facility for each row
  when (old.time_zone is distinct from new.time_zone) execute function derived.touch_calendar('profile_id');

-- Computes all days of a calendar again.
create function derived.renew_calendar(owner uuid) returns void language plpgsql as $$
begin
  if derived.refresh_free_days(owner, null) then perform derived.refresh_entries(array[owner]); end if;
end $$;

-- Shared calendars whose days end soon, or were never computed.
create function derived.renew_free_days() returns void language sql as $$
  select derived.renew_calendar(ending.owner_id) from (
    select h.owner_id from calendar_sharing h where h.is_shared and exists (
      select from calendar_space s left join calendar_free_days f on f.space_id = s.id
      where s.owner_id = h.owner_id and (f.space_id is null or f.from_day < derived.free_days_from() - 60))
    order by h.owner_id limit 500) ending
$$;

-- Computes the days of the calendar whose hold ended first. Returns false if none has ended since its days were computed.
create function derived.release_ended_hold() returns boolean language plpgsql as $$
declare
  owner uuid;
begin
  select f.owner_id into owner from calendar_free_days f where f.held_until <= now() order by f.held_until limit 1;
  if owner is null then return false; end if;
  perform derived.renew_calendar(owner);
  return true;
end $$;
