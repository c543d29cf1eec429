-- The page of a story, or one that it is about.
create function derived.page_of_story(page_id uuid) returns json language sql stable as $$
  select json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'city', p.city, 'state', p.state, 'image', p.header_image)
  from derived.profile_item p where p.id = page_of_story.page_id
$$;

-- The address of a picture. Null until it is uploaded.
create function derived.story_picture(s story, picture_id uuid) returns text language sql stable as $$
  select derived.file_path('images', i.id, i.sha256, derived.audience_of_story(s)) from image i where i.id = picture_id and i.owner_id = s.id
$$;

create view derived.story_item as
select coalesce(s.source_id, s.id::text) as id, s.id as owner_id, s.page_id, s.slug, s.title, s.standfirst, s.category, s.tags, s.text, s.html,
  s.headings, s.minutes, s.publish_date, s.sent_date, s.note, s.correction, s.corrected_date, s.source_url, s.updated_date, s.revision,
  s.cover_id, s.cover_description,
  case when s.state = 'Published' and s.publish_date > now() then 'Scheduled' else s.state end as state,
  case when s.state = 'Published' then s.publish_date end as published_date,
  -- Hidden and deleted users are anonymous, as in reviews.
  json_build_object('name', case when u.is_visible then u.name else coalesce(s.author_name, 'A member') end,
    'picture', case when u.is_visible then derived.picture_of_user(u) end) as author,
  derived.page_of_story(s.page_id) as page,
  (select json_build_object('id', i.id, 'url', derived.story_picture(s, i.id), 'width', f.width, 'height', f.height,
      'description', s.cover_description)
    from image i join stored_file f on f.sha256 = i.sha256 where i.id = s.cover_id) as cover,
  (select count(*)::int from reaction r join app_user l on l.id = r.user_id and l.is_visible where r.owner_id = s.id) as like_count,
  array(select a.page_id from story_page a where a.story_id = s.id order by a.place) as about_ids,
  (select coalesce(json_agg(derived.page_of_story(a.page_id) order by a.place), '[]')
    from story_page a join profile p on p.id = a.page_id and p.deleted_date is null and p.audience = 'public'
    where a.story_id = s.id) as about,
  derived.audience_of_story(s) = 'public' as is_public
from story s left join app_user u on u.id = s.author_id;

-- Its pictures and likes go with it.
create function derived.remove_story_owner() returns trigger language plpgsql as $$
begin
  delete from owner where id = old.id;
  return null;
end $$;
create trigger remove_owner after delete on story for each row execute function derived.remove_story_owner();

-- The text of a story with the addresses of its pictures. One that is gone leaves its description.
create function derived.story_html(of_story uuid, stored text) returns text language plpgsql stable as $$
declare
  shown text := stored;
  picture record;
begin
  for picture in
    select distinct m[1] as id, derived.story_picture(s, m[1]::uuid) as url, f.width, f.height
    from story s cross join regexp_matches(stored, '<img src="image:([0-9a-f-]{36})"', 'g') m
    left join image i on i.id = m[1]::uuid and i.owner_id = s.id left join stored_file f on f.sha256 = i.sha256
    where s.id = of_story
  loop
    if picture.url is not null then
      shown := replace(shown, '<img src="image:' || picture.id || '"', format('<img src="%s" width="%s" height="%s" loading="lazy"',
        picture.url, picture.width, picture.height));
    end if;
  end loop;
  return regexp_replace(shown, '<img src="image:[^"]*" alt="([^"]*)">', '\1', 'g');
end $$;
