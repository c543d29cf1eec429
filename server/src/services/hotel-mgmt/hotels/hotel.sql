create function derived.hotel_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'otherNames', derived.other_names(profile_id),
    'lowestRate', (select h.rates -> 'from' from hotel h where h.profile_id = hotel_facts.profile_id))
$$;
