-- What editions of an event share of their names: neither a year, nor which of them it is.
create function derived.edition_name(name text) returns text language sql immutable as $$
  select trim(regexp_replace(lower(name), '(\m(19|20)\d\d\M|\m\d+(st|nd|rd|th)\M|\m(annual|the)\M|[^[:alnum:]]+)+', ' ', 'g'))
$$;

-- The edition before of an event, and how many days before it began: the latest event of that name that the same organization owns, or that
-- somebody manages who manages this one, and that began at least two months before.
create function derived.last_edition(event_id uuid) returns table (id uuid, days integer) language sql stable as $$
  select b.id, e.start_date - v.start_date
  from profile p join event e on e.profile_id = p.id
    cross join lateral (
      select o.id from profile o where o.parent_id = p.parent_id
      union select y.profile_id from derived.profile_manager x join derived.profile_manager y on y.user_id = x.user_id where x.profile_id = p.id) o
    join profile b on b.id = o.id join event v on v.profile_id = b.id
  where p.id = event_id and b.id <> p.id and b.deleted_date is null and v.start_date <= e.start_date - 60
    and derived.edition_name(b.name) = derived.edition_name(p.name)
  order by v.start_date desc, b.id limit 1
$$;
