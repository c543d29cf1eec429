-- Everything the embedded OpenID provider knows, in a schema of its own. Nothing outside it refers to it:
-- the marketplace knows a person by the token's subject, `local|` and the account's id.
create schema identity;

create table identity.account (
  id uuid primary key,
  -- lower case, so that one address is one account however it is typed
  email text not null unique,
  name text not null,
  -- PHC string; null until the person sets a password by the reset mail
  password_hash text,
  roles text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table identity.organization (
  id text primary key,
  -- lower case: clients compare the `org_name` claim in lower case
  name text unique
);

create table identity.organization_membership (
  account_id uuid not null references identity.account on delete cascade,
  organization_id text not null references identity.organization on delete cascade,
  primary key (account_id, organization_id)
);

-- A sign-up becomes an account only when its own mail is confirmed, with the password typed in that very
-- sign-up. So nobody can lie in wait behind an address that is not theirs.
create table identity.sign_up (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  -- the browser window that waits for the confirmation
  interaction_uid text not null unique,
  account_id uuid references identity.account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on identity.sign_up (email, created_at desc);
create index on identity.sign_up (expires_at);

-- Tokens sent by mail, kept only as SHA-256. A used one stays until it runs out, to tell a second click
-- from a wrong link.
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

-- Attempts in the running window, by SHA-256 of what is limited (an account, a network address).
create table identity.attempt (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index on identity.attempt (resets_at);

-- Signing keys as private JWKs. The one that is not retired signs; retired ones stay published until the
-- last token signed with them has run out.
create table identity.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_key_current on identity.signing_key ((true)) where retired_at is null;

-- What oidc-provider stores: sessions, interactions, grants, codes, refresh tokens.
create table identity.artifact (
  model text not null,
  id text not null,
  -- json, not jsonb: it is never looked into, and may hold what jsonb refuses (\u0000 in a parameter)
  payload json not null,
  uid text,
  grant_id text,
  session_uid text,
  account_id text,
  -- of a grant only: the organization it was signed in to
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
