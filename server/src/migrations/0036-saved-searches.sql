-- Searches that people saved, and the profiles that came to match them since.

create table saved_search (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  kind text not null,
  filter jsonb not null,
  -- What it filters by, in the words of the page.
  words text[] not null,
  -- The query of the marketplace's address.
  query text not null,
  alert text not null,
  -- The position of the filter's place, which may be an address.
  origin jsonb,
  -- When the filter was set. Profiles that matched before are no news.
  filter_date timestamptz not null default clock_timestamp(),
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  -- Hidden at once, restorable for 30 days, then purged.
  deleted_date timestamptz
);
create index saved_search_user on saved_search (user_id);
create index saved_search_deleted on saved_search (deleted_date) where deleted_date is not null;

-- What changes without the person. A table of its own, so that it changes no revision.
create table saved_search_progress (
  search_id uuid primary key references saved_search (id) on delete cascade,
  viewed_date timestamptz not null default now(),
  -- Matches that nobody was told of yet.
  untold_count integer not null default 0,
  -- When the person is told. Null if there is nothing to tell.
  tell_date timestamptz
);
create index saved_search_progress_tell on saved_search_progress (tell_date) where tell_date is not null;

-- A profile that came to match a search. Its row stays when it no longer does, so that nobody is told twice.
create table saved_search_match (
  search_id uuid not null references saved_search (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  matched_date timestamptz not null default clock_timestamp(),
  told_date timestamptz,
  has_left boolean not null default false,
  primary key (search_id, profile_id)
);
create index saved_search_match_profile on saved_search_match (profile_id);

-- Profiles to compare with the searches. Written with each change; one server reads and deletes the rows.
create table profile_change (
  id bigint primary key generated always as identity,
  profile_id uuid not null,
  kind text not null,
  changed_date timestamptz not null default clock_timestamp()
);

-- The search entry of each profile as it was last compared. A profile without one is new.
create table compared_entry (
  profile_id uuid primary key references profile (id) on delete cascade,
  entry jsonb not null
);
