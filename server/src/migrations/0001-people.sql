-- Owners, users, the audit log and idempotency keys. Migrations contain only tables and indexes. Views, functions and
-- triggers are derived (see ../derived).

create extension if not exists btree_gist;

-- Owners of children, files and audit rows: profiles, users, groups and stories.
create table owner (
  id uuid primary key,
  kind text not null check (kind in (
    'facility', 'destination', 'hotel', 'business', 'company', 'organization', 'event', 'user', 'group', 'story')),
  unique (id, kind)
);

create table app_user (
  id uuid primary key references owner (id) on delete cascade,
  -- The `sub` claim of the identity provider. All accounts belong to one issuer.
  subject text not null unique,
  email text not null,
  -- Users can't be found by an unverified address.
  email_verified boolean not null,
  name text not null,
  picture text,
  is_visible boolean not null default true,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now()
);
create index app_user_email on app_user (lower(email));

-- All writes, with their user, owner and patch. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  operation text not null,
  owner_id uuid,
  subject_id uuid,
  patch jsonb
);
create index audit_log_owner on audit_log (owner_id, at);

-- Replies to POST requests with an idempotency key, replayed to retries for a day.
create table idempotency (
  user_id uuid not null,
  key text not null,
  operation text not null,
  body_hash bytea not null,
  status smallint,
  reply text,
  etag text,
  created_date timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_created on idempotency (created_date);

-- Keys that all servers on this database share, such as the one that signs the URLs of private files.
create table secret (
  name text primary key,
  value bytea not null
);
insert into secret (name, value) values
  ('file-pass', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
