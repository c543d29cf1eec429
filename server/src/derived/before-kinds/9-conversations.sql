-- Conversations. The first people of a group are those who joined last.

create function derived.author_of(author_id uuid) returns json language sql stable as $$
  select coalesce(
    (select json_build_object('id', u.id, 'name', u.name, 'picture', derived.picture_of_user(u)) from app_user u where u.id = author_id),
    '{"id": null, "name": "A former member", "picture": null}')
$$;

-- A row for each member of a group.
create view derived.user_group_item as
select g.id, m.user_id, g.name, g.is_direct, g.about_id, g.last_sequence, g.last_change, m.read_sequence, m.is_archived,
  m.is_muted, m.is_ignored, g.created_date, g.updated_date, g.revision + m.revision as revision,
  (select count(*)::int from group_member o where o.owner_id = g.id) as member_count
from user_group g join group_member m on m.owner_id = g.id;

create view derived.group_member_item as
select m.id, m.owner_id, m.user_id, u.name, derived.picture_of_user(u) as picture, m.role, m.created_date, m.revision,
  case when u.is_visible and u.blocked_date is null then m.read_sequence end as read_sequence
from group_member m join app_user u on u.id = m.user_id;

-- Without whom it belongs to, a group is named after its other members.
create function derived.group_people(group_id uuid, except_id uuid) returns table (id uuid, name text, picture text)
language sql stable as $$
  select u.id, u.name, derived.picture_of_user(u)
  from group_member o join app_user u on u.id = o.user_id
  where o.owner_id = group_id and o.user_id <> except_id
  order by o.created_date desc, o.id desc limit 3
$$;

create view derived.user_thread_item as
select g.id, m.user_id as owner_id,
  coalesce(g.name, (select string_agg(p.name, ', ') from derived.group_people(g.id, m.user_id) p), 'A former member') as name,
  (select count(*)::int from group_member o where o.owner_id = g.id) as member_count,
  (select coalesce(json_agg(p), '[]') from derived.group_people(g.id, m.user_id) p) as people,
  g.is_direct, g.about_id,
  (select json_build_object('sequence', x.sequence, 'author', derived.author_of(x.author_id), 'text', left(x.text, 200),
      'attachmentCount', (select count(*) from group_attachment a where a.message_id = x.id),
      'createdDate', derived.instant(x.created_date), 'isDeleted', x.deleted_date is not null)
    from group_message x where x.owner_id = g.id and x.sequence = g.last_sequence) as last_message,
  case when m.is_ignored then 0 else greatest(g.last_sequence - m.read_sequence, 0) end as unread,
  m.is_ignored or m.read_sequence >= g.last_sequence as is_opened,
  m.is_archived, m.is_muted, m.is_ignored, g.created_date, g.updated_date, g.revision + m.revision as revision
from group_member m join user_group g on g.id = m.owner_id
where m.hidden_sequence < g.last_sequence;

create view derived.group_attachment_item as
select a.message_id, a.position, coalesce(i.id, d.id) as id, case when i.id is null then 'document' else 'image' end as kind,
  coalesce(i.name, d.name) as name, f.sha256, f.content_type, f.bytes, f.width, f.height
from group_attachment a
left join image i on i.id = a.image_id
left join document d on d.id = a.document_id
join stored_file f on f.sha256 = coalesce(i.sha256, d.sha256);

-- The address of a file for a member. Null without a file.
create function derived.group_file_url(kind text, id uuid, name text, sha256 text, reader_id uuid) returns text language sql stable as $$
  select derived.member_file_path(kind || 's', id, sha256, reader_id)
    || case kind when 'document' then '/' || derived.document_name(name) else '' end
$$;

-- A row for each member of the group, who reads it.
create view derived.group_message_item as
select m.id, m.owner_id, reader.user_id as reader_id, m.client_id, m.sequence, m.change_sequence, m.author_id, derived.author_of(m.author_id) as author, m.text,
  (select json_build_object('id', r.id, 'sequence', r.sequence, 'author', derived.author_of(r.author_id), 'text', left(r.text, 200))
    from group_message r where r.id = m.reply_to_id) as reply_to,
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
