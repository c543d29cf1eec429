-- What people are told in the product.

create table user_notification (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  -- Counts up for each person. Somebody who has seen a number asks for what is above it, and misses nothing.
  sequence bigint not null,
  topic text not null,
  -- The page or account that it is about. Null for what administrators write.
  about_id uuid references owner (id) on delete cascade,
  title text not null,
  contents text not null,
  -- A path of the product.
  url text not null,
  icon text,
  tags text[] not null default '{}',
  sender_id uuid references app_user (id) on delete set null,
  is_opened boolean not null default false,
  is_archived boolean not null default false,
  created_date timestamptz not null default now(),
  revision integer not null default 1,
  unique (owner_id, sequence)
);
create index user_notification_unopened on user_notification (owner_id) where not is_opened and not is_archived;
create index user_notification_about on user_notification (about_id) where about_id is not null;
create index user_notification_sender on user_notification (sender_id) where sender_id is not null;
create index user_notification_created on user_notification (created_date);

-- The last number that a person's notifications got. A row, not a PostgreSQL sequence: its lock makes numbers visible in order.
create table user_notification_count (
  owner_id uuid primary key references owner (id) on delete cascade,
  last bigint not null
);

-- Cancellations are notifications now, written with the change.
drop table event_notice;
