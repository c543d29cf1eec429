-- What one guest pays for one night at the usual rate of a room type, with what of the charges is a mandatory fee and not in the
-- rate. The rule of `stayPrice` in the contract, without taxes.
create function derived.rate_with_fees(rate integer, charges jsonb) returns integer language sql immutable as $$
  select rate + coalesce(sum(case charge ->> 'unit'
    when 'Percent' then round(rate * (charge ->> 'basisPoints')::integer / 10000.0)
    else (charge ->> 'cents')::integer end), 0)::integer
  from jsonb_array_elements(charges) charge where charge ->> 'kind' = 'Fee' and not (charge ->> 'isIncluded')::boolean
$$;

create function derived.hotel_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'otherNames', derived.other_names(profile_id),
    'currency', coalesce(pricing.currency, 'USD'),
    'lowestRate', (
      select min(derived.rate_with_fees(r.rate, coalesce(pricing.charges, '[]')))
      from hotel_room r where r.owner_id = hotel_facts.profile_id and r.count > 0))
  from (select) one left join hotel_pricing pricing on pricing.owner_id = hotel_facts.profile_id
$$;
