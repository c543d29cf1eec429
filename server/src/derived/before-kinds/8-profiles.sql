-- The columns of a profile as its item shows them. A kind's own view, `derived.<kind>_item`, is generated from this one, its
-- extension table and its facts.
create view derived.profile_item as
select p.id, p.kind, p.name, p.description, p.address, p.city, p.state, p.region, p.postal_code, p.lat, p.lng,
  p.google_place_id, p.phone, p.email, p.website, p.response_time, p.logo, p.parent_id, p.status, p.is_active, p.audience, p.revision,
  json_build_object('isActive', p.membership_is_active, 'tier', p.membership_tier) as membership,
  p.membership_is_active, p.membership_tier,
  p.created_date, p.created_by, p.updated_date, p.updated_by, p.deleted_date,
  coalesce(derived.file_path('images', e.header_image_id, e.header_sha256, p.audience), e.header_art) as header_image,
  e.reaction_count, e.facts, e.version,
  -- As the search index has it: kinds may have profiles that no boost promotes.
  case when e.boosts is null or e.facts -> 'isPromotable' = 'false' then false
    else exists (select from boost b where b.owner_id = p.id and derived.today() between b.start_date and b.end_date)
  end as is_promoted
from profile p left join entry e on e.profile_id = p.id;

create view derived.partner_item as
select t.id, t.owner_id, t.profile_id, p.kind as profile_kind, coalesce(p.name, t.name) as name, p.city, p.state,
  coalesce(t.website, p.website) as website, coalesce(p.header_image, derived.picture_of(t.id)) as image,
  t.created_date, t.revision
from partner t left join derived.profile_item p on p.id = t.profile_id;
create trigger remove_picture after delete on partner for each row execute function derived.remove_picture();
