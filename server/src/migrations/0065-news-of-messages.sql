-- When somebody read messages last: who has a conversation open isn't notified of what they see.
alter table group_member add read_date timestamptz,
  -- When to notify them after all, unless they have read by then.
  add tell_date timestamptz;
create index group_member_tell on group_member (tell_date) where tell_date is not null;
