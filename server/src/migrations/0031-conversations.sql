-- Groups of people who write to each other.

create extension if not exists btree_gin;
create extension if not exists pg_trgm;

create table user_group (
  id uuid primary key references owner (id) on delete cascade,
  name text,
  is_direct boolean not null default false,
  -- The two people of a direct conversation, the lower id first. Null when the account is gone.
  low_id uuid references app_user (id) on delete set null,
  high_id uuid references app_user (id) on delete set null,
  about_id uuid references profile (id) on delete set null,
  -- Numbers of messages, and of their changes. Rows, not PostgreSQL sequences: the lock makes numbers visible in order.
  last_sequence integer not null default 0,
  last_change integer not null default 0,
  created_date timestamptz not null default now(),
  -- Of the last message, or of the creation.
  updated_date timestamptz(3) not null default now(),
  revision integer not null default 1,
  check (is_direct or (low_id is null and high_id is null)),
  unique (low_id, high_id)
);
create index user_group_high on user_group (high_id) where high_id is not null;
create index user_group_about on user_group (about_id) where about_id is not null;

create table group_member (
  id uuid primary key,
  owner_id uuid not null references user_group (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  role text not null check (role in ('member', 'manager')),
  read_sequence integer not null default 0,
  is_archived boolean not null default false,
  is_muted boolean not null default false,
  is_ignored boolean not null default false,
  -- The person took the group off their list when it had so many messages.
  hidden_sequence integer not null default -1,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, user_id)
);
create index group_member_user on group_member (user_id, owner_id);

create table group_message (
  id uuid primary key,
  owner_id uuid not null references user_group (id) on delete cascade,
  client_id uuid not null,
  -- Of the draft. A repeated client id must have the same.
  draft_hash bytea not null,
  sequence integer not null,
  change_sequence integer not null,
  author_id uuid references app_user (id) on delete set null,
  -- Empty if it was deleted.
  text text not null,
  reply_to_id uuid references group_message (id) on delete set null,
  mentions uuid[] not null default '{}',
  created_date timestamptz(3) not null,
  edited_date timestamptz,
  deleted_date timestamptz,
  revision integer not null default 1,
  unique (owner_id, sequence),
  unique (author_id, owner_id, client_id)
);
create index group_message_change on group_message (owner_id, change_sequence);
create index group_message_created on group_message (owner_id, created_date);
create index group_message_text on group_message using gin (owner_id, text gin_trgm_ops);
create index group_message_reply on group_message (reply_to_id) where reply_to_id is not null;

-- Texts before they were edited or deleted.
create table group_message_version (
  id bigint generated always as identity primary key,
  message_id uuid not null references group_message (id) on delete cascade,
  text text not null,
  replaced_date timestamptz not null default now()
);
create index group_message_version_message on group_message_version (message_id, id);

create table group_reaction (
  message_id uuid not null references group_message (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  emoji text not null,
  created_date timestamptz not null default clock_timestamp(),
  primary key (message_id, user_id, emoji)
);
create index group_reaction_user on group_reaction (user_id);

-- A file is sent once.
create table group_attachment (
  message_id uuid not null references group_message (id) on delete cascade,
  position integer not null,
  image_id uuid unique references image (id) on delete cascade,
  document_id uuid unique references document (id) on delete cascade,
  primary key (message_id, position),
  check (num_nonnulls(image_id, document_id) = 1)
);

-- People whom somebody doesn't want to hear from.
create table refused_contact (
  user_id uuid not null references app_user (id) on delete cascade,
  refused_id uuid not null references app_user (id) on delete cascade,
  created_date timestamptz not null default now(),
  primary key (user_id, refused_id)
);
create index refused_contact_refused on refused_contact (refused_id, user_id);

create table user_report (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  reporter_id uuid references app_user (id) on delete set null,
  reason text not null,
  details text not null,
  -- As it was when it was reported. Null without a message.
  message_text text,
  created_date timestamptz not null default now(),
  closed_date timestamptz
);
create index user_report_open on user_report (created_date) where closed_date is null;
create index user_report_user on user_report (user_id);
create index user_report_reporter on user_report (reporter_id) where reporter_id is not null;
