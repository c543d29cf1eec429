create function derived.hotel_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'otherNames', derived.other_names(profile_id),
    'currency', coalesce(pricing.currency, 'USD'),
    'lowestRate', (
      select min(derived.rate_with_fees(r.rate, coalesce(pricing.charges, '[]')))
      from hotel_room r where r.owner_id = hotel_facts.profile_id and r.count > 0))
  from (select) one left join hotel_pricing pricing on pricing.owner_id = hotel_facts.profile_id
$$;
