-- Named lists of profiles. Private to the user, unless shared by a link.

create table profile_list (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  -- The secret in the link for readers. Null unless shared. A deleted list keeps it, so that undoing restores the link.
  share_key text unique,
  -- The name that readers see. Chosen by the user, not necessarily the user's own.
  shared_by text,
  shares_notes boolean not null default false,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  -- Also set when an entry changes.
  updated_date timestamptz not null default now(),
  -- Hidden at once, restorable for 30 days, then purged.
  deleted_date timestamptz
);
create index profile_list_user on profile_list (user_id, updated_date desc);
create index profile_list_deleted on profile_list (deleted_date) where deleted_date is not null;

create table profile_list_entry (
  list_id uuid not null references profile_list (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  note text,
  -- Not the time of the transaction, so that entries added together keep their order.
  created_date timestamptz not null default clock_timestamp(),
  primary key (list_id, profile_id)
);
create index profile_list_entry_profile on profile_list_entry (profile_id);
