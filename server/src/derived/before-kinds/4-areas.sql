-- Miles between two positions, rounded to 0.001 like the distances of the search. Null if one of them is unknown.
create function derived.miles_between(lat_a float8, lng_a float8, lat_b float8, lng_b float8) returns float8
immutable language sql as $$
  select round((2 * 3958.7613 * asin(least(1, sqrt(sin(radians(lat_b - lat_a) / 2) ^ 2
    + cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2))))::numeric, 3)::float8
$$;

-- Degrees of longitude shrink toward the pole; 69.1 miles are a degree of latitude.
create function derived.is_in_circle(lat double precision, lng double precision, circle gazetteer_circle)
returns boolean immutable language sql as $$
  select |/ (((lat - circle.lat) * 69.1) ^ 2 + ((lng - circle.lng) * 69.1 * cos(radians(circle.lat))) ^ 2) <= circle.miles
$$;

-- The keys of the areas that a position is in: its county, and metropolitan areas and regions.
create function derived.areas_at(lat double precision, lng double precision) returns text[] stable language sql as $$
  with county as (
    select c.fips, c.metros
    from gazetteer_border b join gazetteer_county c on c.fips = b.fips
    -- The index can't find polygons around a point, only those that overlap a polygon.
    where b.shape && polygon(box(point(lng, lat), point(lng, lat))) and b.shape @> point(lng, lat)
    -- An independent city lies within the border of a county.
    order by area(path(b.shape)) limit 1
  )
  select coalesce(array_agg(key order by key), '{}') from (
    select 'county:' || fips as key from county
    union select 'metro:' || unnest(metros) from county
    union select 'metro:' || metro from gazetteer_circle c where derived.is_in_circle(areas_at.lat, areas_at.lng, c)
  ) keys
$$;

create function derived.set_areas() returns trigger language plpgsql as $$
begin
  if new.lat is null then
    new.areas := '{}';
  elsif tg_op = 'INSERT' or (new.lat, new.lng) is distinct from (old.lat, old.lng) then
    new.areas := derived.areas_at(new.lat, new.lng);
  end if;
  return new;
end $$;

create trigger profile_areas before insert or update of lat, lng on profile
  for each row execute function derived.set_areas();
