-- Conversations. The first people of a group are those who joined last.

create function derived.author_of(author_id uuid) returns json language sql stable as $$
  select coalesce(
    (select json_build_object('id', u.id, 'name', u.name, 'picture', derived.picture_of_user(u)) from app_user u where u.id = author_id),
    '{"id": null, "name": "A former member", "picture": null}')
$$;

-- What somebody did to a group, with the names of people. Null for messages.
create function derived.group_event(event jsonb) returns json language sql stable as $$
  select json_build_object('kind', event->>'kind', 'name', event->>'name',
    'person', case when event ? 'personId' then derived.author_of((event->>'personId')::uuid) end)
  where event is not null
$$;

-- The page that a group is about. Its picture, like the page, may be hidden from some members; the art never is.
create function derived.group_about(about_id uuid) returns json language sql stable as $$
  select json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'picture',
    case when p.deleted_date is null and p.audience = 'public'
      then coalesce(derived.file_path('images', e.header_image_id, e.header_sha256, p.audience), e.header_art) else e.header_art end)
  from profile p left join entry e on e.profile_id = p.id where p.id = about_id
$$;

-- Who contacted the team, for a member. The person is null when the account is gone.
create function derived.group_contact(g user_group, m group_member) returns json language sql stable as $$
  select case when g.is_contact then json_build_object('isTeam', m.is_team, 'person', (
    select json_build_object('id', u.id, 'name', u.name, 'picture', derived.picture_of_user(u)) from app_user u where u.id = g.contact_id)) end
$$;

-- Locks a group until the transaction ends, so that its numbers and members change one after the other, and returns what writes
-- of members depend on, with the messages of these callers that have these client ids. In plpgsql, because each of its statements
-- sees what others committed while the one before it waited.
create function derived.lock_group(group_id uuid, caller_ids uuid[], client_ids uuid[])
returns table (is_direct boolean, is_contact boolean, last_sequence integer, people text[], sent json)
language plpgsql as $$
begin
  -- Deleting an account locks its user first and its groups later.
  perform from app_user u where u.id = any (caller_ids) order by u.id for key share;
  perform from user_group g where g.id = group_id for no key update;
  return query
    select g.is_direct, g.is_contact, g.last_sequence,
      array(select m.user_id::text from group_member m where m.owner_id = g.id),
      (select coalesce(json_agg(json_build_object('id', x.id, 'authorId', x.author_id, 'clientId', x.client_id,
        'draftHash', encode(x.draft_hash, 'hex'))), '[]')
      from unnest(caller_ids, client_ids) c (author_id, client_id)
        join group_message x on x.author_id = c.author_id and x.owner_id = g.id and x.client_id = c.client_id)
    from user_group g where g.id = group_id;
end $$;

-- A row for each member of a group. The revision is that of the group's own fields: messages don't conflict with a new name.
create view derived.user_group_item as
select g.id, m.user_id, coalesce(g.name, derived.conversation_about_event(g, m.is_team)) as name, g.is_direct, g.about_id, g.last_sequence, g.last_change, m.read_sequence, m.is_archived,
  m.is_muted, m.is_ignored, g.created_date, g.updated_date, g.revision, g.is_contact,
  derived.group_about(g.about_id) as about, derived.group_contact(g, m) as contact,
  derived.group_request(g, m.is_team) as request, (select count(*)::int from group_member o where o.owner_id = g.id) as member_count
from user_group g join group_member m on m.owner_id = g.id;

create function derived.keep_group_revision() returns trigger language plpgsql as $$
begin
  if (new.name, new.about_id) is not distinct from (old.name, old.about_id) then new.revision := old.revision; end if;
  return new;
end $$;
-- The name sorts after then_bump_revision.
create trigger then_keep_revision before update on user_group for each row execute function derived.keep_group_revision();

-- Whoever contacts a team doesn't learn the names of its hidden people. `full_name` and `full_picture` are for the team.
create view derived.group_member_item as
select m.id, m.owner_id, m.user_id, m.role, m.is_team, m.created_date, m.revision,
  u.name as full_name, derived.picture_of_user(u) as full_picture,
  case when m.is_team and not u.is_visible then 'A team member' else u.name end as name,
  case when m.is_team and not u.is_visible then null else derived.picture_of_user(u) end as picture,
  case when u.is_visible and u.blocked_date is null then m.read_sequence end as read_sequence
from group_member m join app_user u on u.id = m.user_id;

-- Without whom it belongs to, a group is named after its other members. Whoever contacts a team sees its page instead.
create function derived.group_people(group_id uuid, except_id uuid) returns table (id uuid, name text, picture text)
language sql stable as $$
  select u.id, u.name, derived.picture_of_user(u)
  from group_member o join app_user u on u.id = o.user_id
  where o.owner_id = group_id and o.user_id <> except_id
    -- A team is shown as its page, also to itself.
    and not o.is_team
  order by o.created_date desc, o.id desc limit 3
$$;

create view derived.user_thread_item as
select g.id, m.user_id as owner_id,
  coalesce(g.name, derived.conversation_about_event(g, m.is_team),
    case when g.is_contact and not m.is_team then (select page.name from profile page where page.id = g.about_id) end,
    (select string_agg(p.name, ', ') from derived.group_people(g.id, m.user_id) p), 'A former member') as name,
  (select count(*)::int from group_member o where o.owner_id = g.id) as member_count,
  (select coalesce(json_agg(p), '[]') from derived.group_people(g.id, m.user_id) p) as people,
  g.is_direct, g.about_id, g.is_contact, derived.group_about(g.about_id) as about, derived.group_contact(g, m) as contact,
  (select json_build_object('sequence', x.sequence, 'author', derived.author_of(x.author_id), 'event', derived.group_event(x.event),
      'text', left(x.text, 200), 'attachmentCount', (select count(*) from group_attachment a where a.message_id = x.id),
      'createdDate', derived.instant(x.created_date), 'isDeleted', x.deleted_date is not null)
    from group_message x where x.owner_id = g.id and x.sequence = g.last_sequence) as last_message,
  case when m.is_ignored then 0 else unread.n end as unread, m.is_ignored or unread.n = 0 as is_opened,
  m.is_archived, m.is_muted, m.is_ignored, g.created_date, g.updated_date, g.revision + m.revision as revision
from group_member m join user_group g on g.id = m.owner_id
cross join lateral (select derived.unread_messages(g.id, m.read_sequence, g.last_sequence) as n) unread
where m.hidden_sequence < g.last_sequence;

create view derived.group_attachment_item as
select a.message_id, a.position, coalesce(i.id, d.id) as id, case when i.id is null then 'document' else 'image' end as kind,
  coalesce(i.name, d.name) as name, f.sha256, f.content_type, f.bytes, f.width, f.height
from group_attachment a
left join image i on i.id = a.image_id
left join document d on d.id = a.document_id
join stored_file f on f.sha256 = coalesce(i.sha256, d.sha256);

-- Whether a member sees a file of a conversation. One that waits for its message is its author's alone.
create function derived.sees_group_file(file_id uuid, author_id uuid, is_unsent boolean, reader_id uuid) returns boolean language sql stable as $$
  select author_id = reader_id or not is_unsent or exists (
    select from group_attachment a where a.image_id = file_id or a.document_id = file_id)
$$;

-- The address of a file for a member. Null without a file.
create function derived.group_file_url(kind text, id uuid, name text, sha256 text, reader_id uuid) returns text language sql stable as $$
  select derived.member_file_path(kind || 's', id, sha256, reader_id)
    || case kind when 'document' then '/' || derived.document_name(name) else '' end
$$;

-- The beginning of a message that another one replies to.
create function derived.replied_to(message_id uuid) returns json language sql stable as $$
  select json_build_object('id', r.id, 'sequence', r.sequence, 'author', derived.author_of(r.author_id), 'text', left(r.text, 200))
  from group_message r where r.id = message_id
$$;

-- A row for each member of the group, who reads it. `sendMessage` builds the same columns of a new message.
create view derived.group_message_item as
select m.id, m.owner_id, reader.user_id as reader_id, m.client_id, m.sequence, m.change_sequence, m.author_id, derived.author_of(m.author_id) as author,
  derived.group_event(m.event) as event, m.text,
  case when m.reply_to_id is not null then derived.replied_to(m.reply_to_id) end as reply_to,
  m.mentions,
  (select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name,
      'url', derived.group_file_url(a.kind, a.id, a.name, a.sha256, reader.user_id), 'contentType', a.content_type,
      'bytes', a.bytes, 'width', a.width, 'height', a.height) order by a.position), '[]')
    from derived.group_attachment_item a where a.message_id = m.id) as attachments,
  (select coalesce(json_agg(json_build_object('emoji', e.emoji, 'userIds', e.user_ids) order by e.first_date, e.emoji), '[]') from (
    select x.emoji, json_agg(x.user_id order by x.created_date) as user_ids, min(x.created_date) as first_date
    from group_reaction x where x.message_id = m.id group by x.emoji) e) as reactions,
  m.created_date, m.edited_date, m.deleted_date, m.revision
from group_message m join group_member reader on reader.owner_id = m.owner_id;

create view derived.refused_contact_item as
select u.id, r.user_id, u.name, derived.picture_of_user(u) as picture, r.created_date
from refused_contact r join app_user u on u.id = r.refused_id;

create view derived.user_report_item as
select r.id, r.user_id, r.reason, r.details, r.message_text, json_build_object('id', u.id, 'name', u.name) as user,
  case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as reporter, r.created_date, r.closed_date
from user_report r join app_user u on u.id = r.user_id left join app_user p on p.id = r.reporter_id;

-- Makes changes of teams and new conversations with them wait for each other, so that none misses what the other does. Few locks for
-- all pages, since one statement may change thousands of teams.
create function derived.lock_teams(page_ids uuid[], is_shared boolean) returns void language plpgsql as $$
declare
  part integer;
begin
  for part in select distinct abs(hashtext(id::text)) % 32 as n from unnest(page_ids) as p (id) order by n loop
    if is_shared then perform pg_advisory_xact_lock_shared(4501, part); else perform pg_advisory_xact_lock(4501, part); end if;
  end loop;
end $$;

-- Who belongs in a conversation with the team of a page, because of a team. One about an event also has the managers of the event.
create view derived.team_in_group as
select g.id as group_id, s.user_id, true as is_team, g.last_sequence, g.contact_id
from user_group g join derived.staff s on s.owner_id = g.about_id where g.is_contact
union
select g.id, s.user_id, false, g.last_sequence, g.contact_id
from user_group g join derived.staff s on s.owner_id = g.event_id and s.rung = 'manager'
where not exists (select from derived.staff h where h.owner_id = g.about_id and h.user_id = s.user_id);

-- Lets people who join the team of a page or an event into its conversations, and takes those out who leave. Pages that belong to
-- these pages have their managers on the team too. Messages written before somebody joined are not unread. Nobody joins a
-- conversation with a person if one of the two refuses to hear from the other.
create function derived.sync_contacts(page_ids uuid[]) returns void language plpgsql as $$
declare
  ids uuid[];
  people uuid[];
begin
  perform derived.lock_teams(page_ids, false);
  select array_agg(l.id) into ids from (
    with pages as (
      select unnest(page_ids) as id union select p.profile_id from derived.parent p where p.parent_id = any (page_ids))
    select g.id from user_group g
    where g.is_contact and (g.about_id in (select id from pages) or g.event_id in (select id from pages))
    order by g.id for no key update) l;
  if ids is null then return; end if;
  with left_members as (
    delete from group_member m using user_group g
    where g.id = any (ids) and m.owner_id = g.id and (m.is_team or g.event_id is not null)
      and not exists (select from derived.team_in_group t where t.group_id = g.id and t.user_id = m.user_id)
    returning m.user_id),
  -- Somebody on both teams who leaves the host's stays for the event.
  changed_sides as (
    update group_member m set is_team = t.is_team from derived.team_in_group t
    where t.group_id = any (ids) and m.owner_id = t.group_id and m.user_id = t.user_id and m.is_team <> t.is_team
      and exists (select from user_group g where g.id = m.owner_id and g.event_id is not null)),
  joined as (
    insert into group_member (id, owner_id, user_id, role, is_team, read_sequence, hidden_sequence)
    select uuidv7(), t.group_id, t.user_id, 'member', t.is_team, t.last_sequence, 0 from derived.team_in_group t
    where t.group_id = any (ids) and not exists (
      select from refused_contact r where (r.user_id, r.refused_id) in ((t.user_id, t.contact_id), (t.contact_id, t.user_id)))
    on conflict do nothing returning user_id)
  select array_agg(user_id) into people from (select user_id from left_members union select user_id from joined) c;
  if people is not null then perform derived.ring('GroupsUpdated', people); end if;
  delete from owner o where o.id = any (ids) and not exists (select from group_member m where m.owner_id = o.id);
end $$;

create function derived.sync_contacts_of_members() returns trigger language plpgsql as $$
begin
  perform derived.sync_contacts(array(select distinct owner_id from changed));
  return null;
end $$;
create trigger sync_contacts_on_insert after insert on member referencing new table as changed
for each statement execute function derived.sync_contacts_of_members();
create trigger sync_contacts_on_update after update on member referencing new table as changed
for each statement execute function derived.sync_contacts_of_members();
create trigger sync_contacts_on_delete after delete on member referencing old table as changed
for each statement execute function derived.sync_contacts_of_members();

create function derived.sync_contacts_of_profile() returns trigger language plpgsql as $$
begin
  perform derived.sync_contacts(array[new.id]);
  return null;
end $$;
create trigger sync_contacts after update of parent_id, deleted_date on profile for each row
when ((old.parent_id, old.deleted_date) is distinct from (new.parent_id, new.deleted_date))
execute function derived.sync_contacts_of_profile();

create function derived.sync_contacts_of_affiliation() returns trigger language plpgsql as $$
begin
  perform derived.sync_contacts(array[coalesce(new.owner_id, old.owner_id)]);
  return null;
end $$;
create trigger sync_contacts after insert or update or delete on affiliation for each row
execute function derived.sync_contacts_of_affiliation();
