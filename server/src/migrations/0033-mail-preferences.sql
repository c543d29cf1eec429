-- Emails of a topic are sent at once, once a day or never. They were on or off.
update user_setting set notifications = (
  select jsonb_object_agg(topic, case jsonb_typeof(channels -> 'email') when 'boolean' then channels || jsonb_build_object(
    'email', case when not (channels ->> 'email')::boolean then 'never' when topic = 'favorites' then 'daily' else 'now' end)
    else channels end)
  from jsonb_each(notifications) as t (topic, channels))
where notifications <> '{}';

-- News to be emailed. Rows are deleted when they were sent.
create table notification_mail (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null,
  topic text not null,
  -- The page or account that it is about.
  about_id uuid references owner (id) on delete cascade,
  -- Told even if the person can't see the page, such as an invitation to its team.
  is_personal boolean not null,
  title text not null,
  contents text not null,
  url text not null,
  -- In the email of the day. The others have a job each.
  is_daily boolean not null,
  created_date timestamptz not null default now()
);
create index notification_mail_daily on notification_mail (user_id, id) where is_daily;
create index notification_mail_about on notification_mail (about_id) where about_id is not null;
create index notification_mail_created on notification_mail (created_date);

-- The daily email of a person. Its row is locked by whoever adds to the email or sends it, so that nothing is missed between two.
create table mail_digest (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- When the next one is sent. Null if there is nothing to send.
  due_date timestamptz,
  sent_date timestamptz
);

-- The key that unsubscribe links are signed with.
insert into secret (name, value) values
  ('unsubscribe', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
