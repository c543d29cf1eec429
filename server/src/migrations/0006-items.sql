-- Children as their items show them: one row, joined with whom or what it shows.

create view member_item as
select m.id, m.profile_id, m.user_id, u.name, u.email, u.picture, m.role, m.created_date, m.revision
from member m join app_user u on u.id = m.user_id;

create view reaction_item as
select r.id, r.profile_id, r.user_id, u.name, u.picture, u.is_visible, r.created_date, 1 as revision
from reaction r join app_user u on u.id = r.user_id;

create view boost_item as
select b.id, b.profile_id, b.profile_id as owner_id, p.kind, b.start_date, b.end_date, b.created_date, b.revision
from boost b join profile p on p.id = b.profile_id;

create view review_item as
select v.id, v.profile_id, v.user_id, u.name, u.picture, v.rating, v.title, v.text, v.created_date, v.updated_date, v.revision
from review v join app_user u on u.id = v.user_id;

create view image_item as
select i.id, i.profile_id, i.name, i.sort, '/images/' || i.sha256 as url, f.content_type, f.bytes, f.width, f.height,
  i.created_date, i.revision
from image i left join stored_file f on f.sha256 = i.sha256;

create view document_item as
select d.id, d.profile_id, d.name, d.sort,
  '/documents/' || d.sha256 || '/' || coalesce(nullif(trim('-' from regexp_replace(d.name, '[^A-Za-z0-9._-]+', '-', 'g')), ''), 'document') as url,
  f.content_type, f.bytes, f.width, f.height, d.created_date, d.revision
from document d left join stored_file f on f.sha256 = d.sha256;
