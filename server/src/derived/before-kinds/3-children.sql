create function derived.today() returns date language sql stable as $$ select (now() at time zone 'utc')::date $$;

-- The day in a time zone. Without one that PostgreSQL knows, the last place on earth counts, so that nobody is late by their own clock.
create function derived.day_in(zone text, at timestamptz default now()) returns date language plpgsql stable as $$
begin
  return (at at time zone coalesce(zone, 'Etc/GMT+12'))::date;
exception when invalid_parameter_value then
  return (at at time zone 'Etc/GMT+12')::date;
end $$;

-- The latest day whose morning has begun in a time zone, so that nobody is reminded at night.
create function derived.morning_in(zone text) returns date language plpgsql stable as $$
begin
  return (now() at time zone coalesce(zone, 'America/New_York') - interval '8 hours')::date;
exception when invalid_parameter_value then
  return derived.morning_in(null);
end $$;

-- The rule for deadlines: hosts answer until the end of the day where the event takes place.
create function derived.is_late(response_deadline date, zone text) returns boolean language sql stable as $$
  select coalesce(response_deadline < derived.day_in(zone), false)
$$;

-- Whether an event asks further hosts, and hosts without an account answer.
create function derived.takes_answers(p profile, e event) returns boolean language sql stable as $$
  select p.status = 'Published' and not e.is_closed and least(e.response_deadline, e.end_date) >= derived.day_in(e.time_zone)
$$;

-- One view per child table, with a column per item field.

create view derived.member_item as
select m.id, m.owner_id, m.user_id, u.name, u.email, derived.picture_of_user(u) as picture, u.is_visible, m.role,
  derived.rung_of(o.kind, m.role) as rung, m.created_date, m.revision, false as is_pending, null::timestamptz as expires_date
from member m join app_user u on u.id = m.user_id join owner o on o.id = m.owner_id
union all
-- Open invitations, for managers only. Without a name or picture, which would tell whether there is an account.
select i.id, i.profile_id, i.user_id, coalesce(i.email, 'Invited user'), i.email, null, true, i.role,
  null, i.created_date, i.revision, true, i.expires_date
from invitation i where i.status = 'Open' and i.expires_date > now();

create view derived.reaction_item as
select r.id, r.owner_id, r.user_id, u.name, derived.picture_of_user(u) as picture, u.is_visible, r.created_date, 1 as revision
from reaction r join app_user u on u.id = r.user_id;

create view derived.boost_item as
select b.id, b.owner_id, o.kind, b.start_date, b.end_date, b.created_date, b.revision
from boost b join owner o on o.id = b.owner_id;

create view derived.other_name_item as select * from other_name;
create view derived.hotel_room_item as select * from hotel_room;
create view derived.hotel_pricing_item as select * from hotel_pricing;
create view derived.hotel_special_item as select * from hotel_special;

-- For the search entries of kinds.
create function derived.other_names(profile_id uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(o.name order by o.name), '[]') from other_name o where o.owner_id = profile_id
$$;

-- In the order in which they were added.
create function derived.sports_of(profile_id uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(s.name order by s.created_date, s.id), '[]') from sport s where s.owner_id = profile_id
$$;

-- Names as a list of objects: `[{"name": "Soccer"}]`.
create function derived.named(names jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', n.name) order by n.place), '[]')
  from jsonb_array_elements_text(names) with ordinality n (name, place)
$$;

create view derived.sport_item as select * from sport;
create view derived.amenity_item as select * from amenity;
create view derived.hours_item as select * from hours;
