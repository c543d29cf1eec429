-- URLs of files. Those of public owners are immutable and cacheable. Those of private owners contain a pass: its expiry
-- hour, and a keyed hash of the hour and the file's id. A pass is created whenever a visible item is read, and is valid
-- for one to two hours.

create function derived.file_pass(subject text, expiry_hour bigint) returns text language sql stable as $$
  -- Like HMAC: keyed twice, because a single SHA-256 is open to length extension.
  select expiry_hour || '.' || left(encode(sha256(s.value || sha256(s.value || convert_to(subject || '.' || expiry_hour, 'utf8'))), 'hex'), 40)
  from secret s where s.name = 'file-pass'
$$;

create function derived.file_path(folder text, file_id uuid, sha256 text, owner_audience text) returns text language sql stable as $$
  select '/' || folder || '/' || file_id || '/' || left(sha256, 16)
    || case when owner_audience = 'public' then ''
       else '.' || derived.file_pass(file_id::text, extract(epoch from now())::bigint / 3600 + 2) end
$$;

-- Whether the pass in a URL is genuine and has not expired.
create function derived.is_file_pass(subject text, pass text) returns boolean language sql stable as $$
  select case when pass ~ '^\d{1,9}\.[0-9a-f]{40}$' then
    split_part(pass, '.', 1)::bigint > extract(epoch from now())::bigint / 3600
    and pass = derived.file_pass(subject, split_part(pass, '.', 1)::bigint)
  else false end
$$;

-- The path of a file in a conversation. Its pass names the reader, who must still be a member when it is used.
create function derived.member_file_path(folder text, file_id uuid, sha256 text, reader_id uuid) returns text language sql stable as $$
  select '/' || folder || '/' || file_id || '/' || left(sha256, 16) || '.'
    || derived.file_pass(file_id || '/' || reader_id, extract(epoch from now())::bigint / 3600 + 2) || '.' || reader_id
$$;

-- The reader that a pass in a URL names. Null if it isn't genuine, has expired or names nobody.
create function derived.reader_of_pass(file_id uuid, pass text) returns uuid language sql stable as $$
  select case when pass ~ '^\d{1,9}\.[0-9a-f]{40}\.[0-9a-f-]{36}$'
    and derived.is_file_pass(file_id || '/' || split_part(pass, '.', 3), split_part(pass, '.', 1) || '.' || split_part(pass, '.', 2))
    then split_part(pass, '.', 3)::uuid end
$$;

create view derived.image_item as
select i.id, i.owner_id, i.name, i.sort, derived.file_path('images', i.id, i.sha256, a.audience) as url,
  f.content_type, f.bytes, f.width, f.height, i.created_date, i.revision
from image i
left join stored_file f on f.sha256 = i.sha256
left join derived.owner_audience a on a.owner_id = i.owner_id
where i.item_id is null;

-- The path of an item's picture. Null without one.
create function derived.picture_of(item_id uuid) returns text language sql stable as $$
  select derived.file_path('images', i.id, i.sha256, a.audience)
  from image i join derived.owner_audience a on a.owner_id = i.owner_id
  where i.item_id = picture_of.item_id
$$;

-- The picture of a user: an image, or else the one of the identity provider. Null without either.
create function derived.picture_of_user(u app_user) returns text language sql stable as $$
  select coalesce(derived.file_path('images', u.image_id, u.image_sha256, derived.audience_of_user(u)), u.picture)
$$;

-- Does nothing for images of profiles.
create function derived.set_user_image() returns trigger language plpgsql as $$
declare
  user_id uuid := case tg_op when 'DELETE' then old.owner_id else new.owner_id end;
  first_id uuid;
  first_sha256 text;
begin
  if not exists (select from app_user where id = user_id) then return null; end if;
  select i.id, i.sha256 into first_id, first_sha256 from image i
  where i.owner_id = user_id and i.sha256 is not null order by i.sort, i.id limit 1;
  update app_user set image_id = first_id, image_sha256 = first_sha256
  where id = user_id and (image_id, image_sha256) is distinct from (first_id, first_sha256);
  return null;
end $$;
create trigger set_user_image after insert or update or delete on image
  for each row execute function derived.set_user_image();

create function derived.remove_picture() returns trigger language plpgsql as $$
begin
  delete from image where item_id = old.id;
  return null;
end $$;

-- The name of a document as the end of its URL.
create function derived.document_name(name text) returns text language sql immutable as $$
  select coalesce(nullif(trim('-' from regexp_replace(name, '[^A-Za-z0-9._-]+', '-', 'g')), ''), 'document')
$$;

create view derived.document_item as
select d.id, d.owner_id, d.name, d.sort, d.is_plan,
  derived.file_path('documents', d.id, d.sha256, a.audience) || '/' || derived.document_name(d.name) as url,
  f.content_type, f.bytes, f.width, f.height, d.created_date, d.revision
from document d
left join stored_file f on f.sha256 = d.sha256
left join derived.owner_audience a on a.owner_id = d.owner_id;
