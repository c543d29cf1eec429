-- Failed logins: of an account on unknown devices, of an account from a network, and of an account on a known device. The
-- subjects are HMACs under a key of the installation, so that addresses can't be found by trying them all.
create table identity.login_failure (
  key bytea primary key,
  account bytea not null,
  -- Only for failures that count for a network.
  network bytea,
  count integer not null,
  -- When the next attempt is allowed. Null: now.
  free_at timestamptz,
  resets_at timestamptz not null
);
create index on identity.login_failure (account);
create index on identity.login_failure (network) where network is not null;
create index on identity.login_failure (resets_at);

-- Browsers that an account has logged in with. Strangers' wrong passwords don't delay logins on them.
create table identity.known_device (
  account_id uuid not null references identity.account on delete cascade,
  -- SHA-256 of the id in the browser's cookie
  device bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (account_id, device)
);
create index on identity.known_device (used_at);

-- Set by an administrator. A blocked account can't log in, and has no sessions.
alter table identity.account add column blocked_at timestamptz;
