-- All data of the embedded OpenID provider. No other schema refers to it: the marketplace identifies users by the
-- token's subject, `local|` followed by the account's id.
create schema identity;

create table identity.account (
  id uuid primary key,
  -- lowercase, so that an address has one account regardless of casing
  email text not null unique,
  name text not null,
  -- PHC string; null until a password is set by a reset email
  password_hash text,
  roles text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table identity.organization (
  id text primary key,
  -- lowercase, because clients compare the `org_name` claim in lowercase
  name text unique
);

create table identity.organization_membership (
  account_id uuid not null references identity.account on delete cascade,
  organization_id text not null references identity.organization on delete cascade,
  primary key (account_id, organization_id)
);

-- A sign-up becomes an account when its own email is confirmed, with the password from that sign-up. So nobody can
-- pre-register an account with another person's address and their own password.
create table identity.sign_up (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  -- the browser window waiting for the confirmation
  interaction_uid text not null unique,
  account_id uuid references identity.account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on identity.sign_up (email, created_at desc);
create index on identity.sign_up (expires_at);

-- Tokens sent by email, stored as SHA-256 hashes. Used tokens stay until they expire, to distinguish a second click
-- from an invalid link.
create table identity.one_time_token (
  hash bytea primary key,
  sign_up_id uuid references identity.sign_up on delete cascade,
  account_id uuid references identity.account on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(sign_up_id, account_id) = 1)
);
create index on identity.one_time_token (sign_up_id) where sign_up_id is not null;
create index on identity.one_time_token (account_id) where account_id is not null;
create index on identity.one_time_token (expires_at);

-- Attempts in the current window, by the SHA-256 hash of the limited account or network address.
create table identity.attempt (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index on identity.attempt (resets_at);

-- Signing keys as private JWKs. The key that is not retired signs. Retired keys stay published until the last token
-- signed with them has expired.
create table identity.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_key_current on identity.signing_key ((true)) where retired_at is null;

-- oidc-provider's storage: sessions, interactions, grants, codes, refresh tokens.
create table identity.artifact (
  model text not null,
  id text not null,
  -- json, not jsonb: never queried, and may contain \u0000 from a parameter, which jsonb rejects
  payload json not null,
  uid text,
  grant_id text,
  session_uid text,
  account_id text,
  -- only for grants: the organization of the login
  organization_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index on identity.artifact (uid) where uid is not null;
create index on identity.artifact (grant_id) where grant_id is not null;
create index on identity.artifact (session_uid) where session_uid is not null;
create index on identity.artifact (account_id) where account_id is not null;
create index on identity.artifact (expires_at);
