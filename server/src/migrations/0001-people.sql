-- People, and what every write leaves behind.

create extension if not exists btree_gist;

create table app_user (
  id uuid primary key,
  -- The provider's subject; an account is one issuer's.
  subject text not null unique,
  email text not null,
  -- Nobody is found by an address that they have not shown to be theirs.
  email_verified boolean not null,
  name text not null,
  picture text,
  is_visible boolean not null default true,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now()
);
create index app_user_email on app_user (lower(email));

-- Who did what to which profile, with the patch. Never updated, never deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  operation text not null,
  profile_id uuid,
  subject_id uuid,
  patch jsonb
);
create index audit_log_profile on audit_log (profile_id, at);

-- Replies of creating calls, kept for a day, so that a repeated request answers what the first one did.
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
