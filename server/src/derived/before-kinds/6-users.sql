-- Users as administrators see them.
create view derived.managed_user_item as
select u.id, u.name, u.email, u.email_verified as is_email_verified, derived.picture_of_user(u) as picture,
  exists (select from administrator a where a.user_id = u.id) as is_admin, u.created_date,
  (select count(*) from member m where m.user_id = u.id) as profile_count, u.blocked_date,
  case when u.blocked_date is not null then json_build_object('reason', u.block_reason,
    'date', derived.instant(u.blocked_date), 'byName', b.name) end as block
from app_user u left join app_user b on b.id = u.blocked_by;

-- How many messages of a conversation are unread. Those that were deleted are not.
create function derived.unread_messages(group_id uuid, read_sequence integer, last_sequence integer) returns integer
language sql stable as $$
  select case when read_sequence >= last_sequence then 0
    else last_sequence - read_sequence - (select count(*)::int from group_message x
      where x.owner_id = group_id and x.sequence > unread_messages.read_sequence and x.deleted_date is not null) end
$$;

-- Threads with unread messages that the person wants to know about. Messages of somebody whom they refuse to hear from don't count.
create function derived.unread_threads(person_id uuid) returns integer language sql stable as $$
  select count(*)::int from group_member m join user_group g on g.id = m.owner_id
  where m.user_id = person_id and m.read_sequence < g.last_sequence and m.hidden_sequence < g.last_sequence
    and not (m.is_muted or m.is_ignored or m.is_archived)
    and derived.unread_messages(g.id, m.read_sequence, g.last_sequence) > 0
    and (not exists (select from refused_contact r where r.user_id = person_id)
      or exists (select from group_message x where x.owner_id = g.id and x.sequence > m.read_sequence and x.deleted_date is null and not exists (
        select from refused_contact r where r.user_id = person_id and r.refused_id = x.author_id)))
$$;

-- Users as the API shows them. The handlers decide who sees the address, and whom the directory has.
create view derived.user_item as
select u.id, u.name, derived.picture_of_user(u) as picture, u.account_type, u.sports, u.city, u.state, u.about, u.is_visible,
  u.email, u.email_verified as is_email_verified, u.created_date, u.updated_date, u.revision, u.blocked_date,
  (select count(*)::int from user_notification n where n.owner_id = u.id and not n.is_opened and not n.is_archived)
    as unopened_notifications,
  derived.unread_threads(u.id) as unread_messages
from app_user u;

-- Numbers notifications per person. Whoever notifies several people does so in the order of their ids, so that two can't deadlock.
create function derived.number_notification() returns trigger language plpgsql as $$
begin
  insert into user_notification_count as c (owner_id, last) values (new.owner_id, 1)
  on conflict (owner_id) do update set last = c.last + 1 returning last into new.sequence;
  return new;
end $$;
create trigger number_notification before insert on user_notification
for each row execute function derived.number_notification();

create view derived.user_notification_item as
select n.id, n.owner_id, n.sequence, n.topic, n.title, n.contents, n.url, n.icon, n.tags, n.is_opened, n.is_archived,
  n.created_date, n.revision,
  case when u.is_visible and u.blocked_date is null then
    json_build_object('id', u.id, 'name', u.name, 'picture', derived.picture_of_user(u)) end as sender_profile
from user_notification n left join app_user u on u.id = n.sender_id;

-- Eight in the morning, after a moment. A zone that PostgreSQL doesn't know, and none, are the zone of New York.
create function derived.next_morning(zone text, after timestamptz) returns timestamptz language plpgsql stable as $$
declare
  day timestamp := date_trunc('day', after at time zone coalesce(zone, 'America/New_York'));
  morning timestamptz := (day + interval '8 hours') at time zone coalesce(zone, 'America/New_York');
begin
  if morning <= after then
    return (day + interval '1 day 8 hours') at time zone coalesce(zone, 'America/New_York');
  end if;
  return morning;
exception when invalid_parameter_value then
  return derived.next_morning(null, after);
end $$;
