create function derived.facility_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'sports', derived.sports_of(profile_id),
    'amenities', (select coalesce(jsonb_agg(a.name order by a.name), '[]') from amenity a where a.owner_id = profile_id),
    'spaceTypes', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'surface', t.surface, 'count', t.count,
        'location', t.location, 'additionalFeatures', t.additional_features) order by t.created_date, t.id), '[]')
      from space_type t where t.owner_id = profile_id),
    'otherNames', derived.other_names(profile_id),
    'destinationId', (
      select coalesce(jsonb_agg(d.destination_id), '[]') from facility_destination d
      where d.owner_id = profile_id and d.is_accepted),
    'rating', stars.mean, 'reviewCount', stars.n)
  from (select round(avg(v.rating), 2) as mean, count(*) as n from review v where v.owner_id = profile_id) stars
$$;

create view derived.space_type_item as select * from space_type;
create view derived.hours_item as select * from hours;

create view derived.review_item as
-- Reviews of hidden and deleted users are anonymous. Filters and sorting use these columns, so they can't identify the author either.
select v.id, v.owner_id, v.user_id as author_id, case when u.is_visible then v.user_id end as user_id,
  case when u.is_visible then u.name else 'A member' end as name, case when u.is_visible then derived.picture_of_user(u) end as picture, v.rating, v.title, v.text, v.created_date, v.updated_date, v.reply,
  v.reply_date, v.revision
from review v left join app_user u on u.id = v.user_id;

create view derived.facility_destination_item as
select l.id, l.owner_id, f.name as owner_name, l.destination_id, l.destination_id as target_id, d.name, d.city, d.state, l.is_accepted,
  l.created_date, l.revision
from facility_destination l join profile f on f.id = l.owner_id join profile d on d.id = l.destination_id;

-- How many public events took place at a facility.
create function derived.past_events(facility_id uuid) returns integer language sql stable as $$
  select count(*)::integer from event_place t join profile h on h.id = t.owner_id join event e on e.profile_id = h.id
  where t.profile_id = facility_id and h.audience = 'public' and h.deleted_date is null and h.status <> 'Cancelled'
    and e.end_date < derived.today()
$$;
