-- Secret addresses of a facility's calendar, or of one of its spaces (decision 58). Only the hash of the token is stored.
create table calendar_space_feed (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  -- Null for all spaces of the page.
  space_id uuid references calendar_space (id) on delete cascade,
  hash bytea not null unique,
  created_date timestamptz not null default now(),
  revision integer not null default 1
);
create index calendar_space_feed_owner on calendar_space_feed (owner_id);
create index calendar_space_feed_space on calendar_space_feed (space_id) where space_id is not null;
