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

-- The public events that took place at a facility.
create view derived.hosted_event as
select t.profile_id, e.start_date, e.end_date
from event_place t join profile h on h.id = t.owner_id join event e on e.profile_id = h.id
where t.profile_id is not null and h.audience = 'public' and h.deleted_date is null and h.status <> 'Cancelled'
  and e.end_date < derived.today();

create function derived.past_events(facility_id uuid) returns integer language sql stable as $$
  select count(*)::integer from derived.hosted_event e where e.profile_id = facility_id
$$;

-- The months in which they took place, a bit for each.
create function derived.event_months(facility_id uuid) returns integer language sql stable as $$
  select coalesce(bit_or(1 << (extract(month from m)::integer - 1)), 0)
  from derived.hosted_event e, generate_series(date_trunc('month', e.start_date), e.end_date, '1 month') m
  where e.profile_id = facility_id
$$;

-- The leads whose answers are due, and whether the host answered. A lead that its sender ended before says nothing about the host.
create view derived.due_lead as
select l.profile_id, due.day, answer.was_given
from lead l join request r on r.id = l.request_id and r.confirmed_date is not null join event e on e.profile_id = r.id
cross join lateral (select coalesce(e.response_deadline, l.created_date::date + 14) as day) due
cross join lateral (select exists (select from lead_move m where m.lead_id = l.id and m.by <> 'sender') as was_given) answer
where answer.was_given
  or not exists (select from lead_move m where m.lead_id = l.id and m.by = 'sender' and m.at::date <= due.day);

-- The share of the last two years' leads that a host answered, in percent. In steps of ten, of at least five leads, so that it tells of no
-- single one.
create function derived.answered_share(host_id uuid) returns integer language sql stable as $$
  select case when count(*) >= 5 then round(10.0 * count(*) filter (where l.was_given) / count(*))::integer * 10 end
  from derived.due_lead l where l.profile_id = host_id and l.day between derived.today() - 730 and derived.today() - 1
$$;
