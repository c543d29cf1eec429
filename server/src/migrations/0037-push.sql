-- Browsers that get notifications while the product is closed.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  -- The login session in which it was made. Null if the provider doesn't tell.
  session_id text,
  endpoint text not null unique,
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  created_date timestamptz not null default now(),
  -- When the browser was last seen with a valid token of the person.
  seen_date timestamptz not null default now(),
  -- Attempts that failed in a row.
  failures integer not null default 0,
  -- Nothing is sent before, because a server is sending or an attempt failed.
  retry_date timestamptz
);
create index push_subscription_user on push_subscription (user_id);

-- Notifications to be sent to a browser.
create table push_job (
  id uuid primary key,
  subscription_id uuid not null references push_subscription (id) on delete cascade,
  notification_id uuid not null references user_notification (id) on delete cascade
);
create index push_job_subscription on push_job (subscription_id, id);
create index push_job_notification on push_job (notification_id);

-- The private key by which push services recognize this installation: 32 bytes, as P-256 has them.
insert into secret (name, value) values
  ('push', sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
