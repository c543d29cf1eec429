-- Calendars of other programs that a page follows (decision 62). Their busy times are apart from what the page books itself.
create table calendar_subscription (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  -- Null for all spaces of the page.
  space_id uuid references calendar_space (id) on delete cascade,
  name text not null,
  -- A secret: whoever has it can read the other calendar.
  url text not null,
  -- When it is read next. While it is read, when another server may take over.
  due_date timestamptz not null default now(),
  started_date timestamptz,
  is_reading boolean not null default false,
  -- When the address last confirmed the copy or sent a new one.
  read_date timestamptz,
  -- The last copy: when it came, how days were placed, and what tells whether it has changed.
  copied_date timestamptz,
  time_zone text,
  etag text,
  last_modified text,
  hash bytea,
  date_count integer not null default 0,
  broken_count integer not null default 0,
  -- Why the copy couldn't be renewed, since when, and how often in a row.
  problem text,
  failed_date timestamptz,
  failure_count integer not null default 0,
  -- Since when, and how often, the address sent a calendar that has suddenly lost most of its dates.
  shrunk_date timestamptz,
  shrunk_count integer not null default 0,
  created_date timestamptz not null default now(),
  revision integer not null default 1
);
create index calendar_subscription_owner on calendar_subscription (owner_id);
create index calendar_subscription_space on calendar_subscription (space_id) where space_id is not null;
create index calendar_subscription_due on calendar_subscription (due_date);

-- Times of one calendar don't overlap.
create table calendar_busy (
  subscription_id uuid not null references calendar_subscription (id) on delete cascade,
  during tstzrange not null
);
create index calendar_busy_time on calendar_busy using gist (subscription_id, during);
