create view derived.facility_of_destination as
select l.destination_id, l.owner_id as facility_id
from facility_destination l join profile f on f.id = l.owner_id
where l.is_accepted and f.audience = 'public' and f.deleted_date is null;

-- The sports of a destination are those of its public facilities, most frequent first.
create function derived.destination_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'otherNames', derived.other_names(profile_id),
    'facilityCount', (select count(*) from derived.facility_of_destination l where l.destination_id = profile_id),
    'sports', (
      select coalesce(jsonb_agg(played.name order by played.n desc, played.name), '[]') from (
        select s.name, count(*) as n from derived.facility_of_destination l join sport s on s.owner_id = l.facility_id
        where l.destination_id = profile_id group by s.name) played))
$$;
