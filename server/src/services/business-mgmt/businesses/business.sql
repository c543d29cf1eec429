create view derived.promotion_item as
select p.id, p.owner_id, p.title, p.description, p.terms, p.code, p.discount_percent, p.start_date, p.end_date, p.link,
  p.is_default, derived.picture_of(p.id) as image, p.created_date,
  -- A new picture changes the item, too.
  p.revision + coalesce(i.revision, 0) as revision
from promotion p left join image i on i.item_id = p.id;
create trigger remove_picture after delete on promotion for each row execute function derived.remove_picture();

create function derived.running_promotions(profile_id uuid) returns integer language sql stable as $$
  select count(*)::integer from promotion p
  where p.owner_id = profile_id and derived.today() between p.start_date and p.end_date
$$;

-- Of those that run today: the default, or else the one that ends soonest.
create function derived.main_promotion(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('title', p.title, 'endDate', p.end_date) from promotion p
  where p.owner_id = profile_id and derived.today() between p.start_date and p.end_date
  order by p.is_default desc, p.end_date, p.id limit 1
$$;

create function derived.business_facts(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('otherNames', derived.other_names(profile_id), 'promotionCount', n, 'hasPromotion', n > 0)
  from derived.running_promotions(profile_id) n
$$;
