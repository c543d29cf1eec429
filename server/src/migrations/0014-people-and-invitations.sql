-- A key that turns people into pseudonyms in the log, and network addresses into counters.
insert into secret (name, value) values
  ('pseudonym', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Blocked users keep their profiles, but none of their tokens is accepted.
alter table app_user
  add column blocked_date timestamptz,
  add column blocked_by uuid references app_user (id) on delete set null,
  -- For administrators.
  add column block_reason text;
create index app_user_blocked on app_user (blocked_date) where blocked_date is not null;

-- Invitations to the teams of profiles. Nobody is on a team, and nothing is shown publicly, before they accept. The column
-- is not named owner_id: kept pages show no invitations, so these must not evict pages.
create table invitation (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  -- Either an address, in lowercase, or a user. Neither needs to exist, and no reply tells whether it does.
  email text,
  user_id uuid,
  role text not null,
  status text not null default 'Open' check (status in ('Open', 'Accepted', 'Declined', 'Withdrawn', 'Expired')),
  invited_by uuid references app_user (id) on delete set null,
  expires_date timestamptz not null,
  -- Null if the holder of the mailed link declined without an account.
  decided_by uuid references app_user (id) on delete set null,
  decided_date timestamptz,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  check (num_nonnulls(email, user_id) = 1)
);
create unique index invitation_open_email on invitation (profile_id, email) where status = 'Open';
create unique index invitation_open_user on invitation (profile_id, user_id) where status = 'Open';
create index invitation_email on invitation (email);
create index invitation_user on invitation (user_id);
