-- Users as administrators see them.
create view derived.managed_user_item as
select u.id, u.name, u.email, u.email_verified as is_email_verified, derived.picture_of_user(u) as picture,
  exists (select from administrator a where a.user_id = u.id) as is_admin, u.created_date,
  (select count(*) from member m where m.user_id = u.id) as profile_count, u.blocked_date,
  case when u.blocked_date is not null then json_build_object('reason', u.block_reason,
    'date', derived.instant(u.blocked_date), 'byName', b.name) end as block
from app_user u left join app_user b on b.id = u.blocked_by;

-- Users as the API shows them. The handlers decide who sees the address, and whom the directory has.
create view derived.user_item as
select u.id, u.name, derived.picture_of_user(u) as picture, u.account_type, u.sports, u.city, u.state, u.about, u.is_visible,
  u.email, u.email_verified as is_email_verified, u.created_date, u.updated_date, u.revision, u.blocked_date,
  -- Until there are notifications and messages.
  0 as unopened_notifications, 0 as unread_messages
from app_user u;
