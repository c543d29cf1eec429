-- Owners, people, and what every write leaves behind. Migrations hold tables and indexes only; every view, function and
-- trigger is derived (see ../derived).

create extension if not exists btree_gist;

-- What children, files and audit rows belong to: profiles, people, groups and stories.
create table owner (
  id uuid primary key,
  kind text not null check (kind in (
    'facility', 'destination', 'hotel', 'business', 'company', 'organization', 'event', 'user', 'group', 'story')),
  unique (id, kind)
);

create table app_user (
  id uuid primary key references owner (id) on delete cascade,
  -- The provider's subject; an account belongs to one issuer.
  subject text not null unique,
  email text not null,
  -- Nobody is found by an address that they have not verified.
  email_verified boolean not null,
  name text not null,
  picture text,
  is_visible boolean not null default true,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now()
);
create index app_user_email on app_user (lower(email));

-- Who did what to which owner, with the patch. Never updated, never deleted.
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

-- Replies of creating calls, kept for a day, so that a repeated request gets the first one's reply.
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

-- Keys that the servers of one database share, such as the one that signs the addresses of private files.
create table secret (
  name text primary key,
  value bytea not null
);
insert into secret (name, value) values
  ('file-pass', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
