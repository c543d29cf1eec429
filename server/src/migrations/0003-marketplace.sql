-- What a marketplace knows of a profile beyond the profile's own columns, derived from its children. The triggers
-- below keep it in the same transaction as the write, whoever writes, and tell every server which rows changed.

create table marketplace_entry (
  profile_id uuid primary key references profile (id) on delete cascade,
  kind text not null,
  is_public boolean not null,
  header_image text not null,
  sports text[] not null,
  amenities text[] not null,
  space_types json not null,
  rating double precision,
  review_count integer not null,
  like_count integer not null,
  -- [[start, end], …] of boosts that run or will; null for most.
  boosts json
);
create index marketplace_entry_kind on marketplace_entry (kind);

create function today() returns date language sql stable as $$ select (now() at time zone 'utc')::date $$;

create function refresh_marketplace_entries(ids uuid[]) returns void language plpgsql as $$
declare
  chunk uuid[];
begin
  -- Two transactions that change different children of one profile must see each other's rows: the second waits
  -- here, and the statements after it take a snapshot that holds the first one's commit.
  perform from profile where id = any (ids) order by id for no key update;

  -- Not as a join: after a bulk load the planner, without statistics, would compare every row with every id.
  delete from marketplace_entry e
  where e.profile_id = any (ids) and (select p.deleted_date from profile p where p.id = e.profile_id) is not null;

  insert into marketplace_entry as e
  select p.id, p.kind, p.status = 'Approved' and p.is_active,
    coalesce(
      (select '/images/' || i.sha256 from image i where i.profile_id = p.id and i.sha256 is not null order by i.sort, i.id limit 1),
      -- Drawn from the id and what is played there, or what kind of place it is.
      '/art/' || p.id || '/' || trim('-' from regexp_replace(lower(coalesce(sport.names[1], p.kind)), '[^a-z0-9]+', '-', 'g'))
    ),
    coalesce(sport.names, '{}'), coalesce(amenity.names, '{}'), coalesce(space.list, '[]'),
    stars.mean, stars.n, (select count(*) from reaction r where r.profile_id = p.id), boosts.list
  from profile p
  cross join lateral (select array_agg(s.name order by s.created_date, s.id) names from profile_sport s where s.profile_id = p.id) sport
  cross join lateral (select array_agg(a.name order by a.name) names from profile_amenity a where a.profile_id = p.id) amenity
  cross join lateral (
    select json_agg(json_build_object('name', t.name, 'surface', t.surface, 'count', t.count, 'location', t.location,
      'additionalFeatures', t.additional_features) order by t.created_date, t.id) list
    from space_type t where t.profile_id = p.id) space
  cross join lateral (select round(avg(v.rating), 2)::float8 mean, count(*) n from review v where v.profile_id = p.id) stars
  cross join lateral (
    select json_agg(json_build_array(b.start_date, b.end_date) order by b.start_date) list
    from boost b where b.profile_id = p.id and b.end_date >= today()) boosts
  where p.id = any (ids) and p.deleted_date is null
  on conflict (profile_id) do update set
    is_public = excluded.is_public, header_image = excluded.header_image, sports = excluded.sports,
    amenities = excluded.amenities, space_types = excluded.space_types, rating = excluded.rating,
    review_count = excluded.review_count, like_count = excluded.like_count, boosts = excluded.boosts;

  -- A notice holds under 8,000 bytes; past a few thousand rows a server loads everything anew more quickly.
  if cardinality(ids) > 3000 then
    perform pg_notify('marketplace', 'all');
  else
    for i in 0 .. (cardinality(ids) - 1) / 150 loop
      chunk := ids[i * 150 + 1 : (i + 1) * 150];
      perform pg_notify('marketplace', array_to_string(chunk, ','));
    end loop;
  end if;
end $$;

-- Bulk writers say `set local app.bulk = 'on'` and call refresh_marketplace_entries once at their end.
create function refresh_after_change() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if current_setting('app.bulk', true) = 'on' then return null; end if;
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  if ids is not null then perform refresh_marketplace_entries(ids); end if;
  return null;
end $$;

do $$
declare t text; key text;
begin
  foreach t in array array['profile', 'facility', 'profile_sport', 'profile_amenity', 'space_type', 'review', 'reaction', 'boost', 'image'] loop
    key := case t when 'profile' then 'id' else 'profile_id' end;
    execute format('create trigger refresh_on_insert after insert on %I referencing new table as changed for each statement execute function refresh_after_change(%L)', t, key);
    execute format('create trigger refresh_on_update after update on %I referencing new table as changed for each statement execute function refresh_after_change(%L)', t, key);
    if t not in ('profile', 'facility') then
      execute format('create trigger refresh_on_delete after delete on %I referencing old table as changed for each statement execute function refresh_after_change(%L)', t, key);
    end if;
  end loop;
end $$;

-- A purged profile leaves the marketplace by the cascade; the servers must hear of it.
create function tell_of_purge() returns trigger language plpgsql as $$
begin
  perform pg_notify('marketplace', old.profile_id::text);
  return null;
end $$;
create trigger tell_of_purge after delete on marketplace_entry for each row execute function tell_of_purge();

-- The columns of a profile as its item shows them; kinds add their extension's.
create view profile_item as
select p.id, p.kind, p.name, p.description, p.address, p.city, p.state, p.region, p.postal_code, p.lat, p.lng,
  p.google_place_id, p.phone, p.email, p.website, p.logo, p.parent_id, p.status, p.is_active, p.revision,
  json_build_object('isActive', p.membership_is_active, 'tier', p.membership_tier) as membership,
  p.created_date, p.created_by, p.updated_date, p.updated_by, p.deleted_date,
  e.header_image, e.sports, e.amenities, e.space_types, e.rating, e.review_count, e.like_count,
  case when e.boosts is null then false
    else exists (select from boost b where b.profile_id = p.id and today() between b.start_date and b.end_date)
  end as is_promoted
from profile p left join marketplace_entry e on e.profile_id = p.id;

create view facility_item as
select p.*, f.facility_type, f.availability, f.capacity, f.indoor_area, f.year_opened, f.time_zone
from profile_item p join facility f on f.profile_id = p.id;
