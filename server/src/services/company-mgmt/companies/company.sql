create view derived.affiliation_item as
select a.id, a.owner_id, o.kind as owner_kind, o.name as owner_name, o.city, o.state, o.lat, o.lng, a.company_id,
  c.name as company_name, a.is_accepted_by_owner, a.is_accepted_by_company, a.is_accepted, a.created_date, a.revision
from affiliation a
join profile o on o.id = a.owner_id and o.deleted_date is null
join profile c on c.id = a.company_id and c.deleted_date is null;

create function derived.company_facts(profile_id uuid) returns jsonb language sql stable as $$
  with location as (
    select p.state from affiliation a join profile p on p.id = a.owner_id
    where a.company_id = company_facts.profile_id and a.is_accepted and p.audience = 'public' and p.deleted_date is null
  )
  select jsonb_build_object(
    'otherNames', derived.other_names(profile_id),
    'locationCount', (select count(*) from location),
    'locationStates', (select coalesce(jsonb_agg(distinct state order by state) filter (where state is not null), '[]') from location))
$$;
