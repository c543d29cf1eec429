-- The calendar of a facility's spaces (decision 55).

-- What can be booked, such as 'Field 1'.
create table calendar_space (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  space_type text,
  surface text,
  -- The labels of the parts that can be booked on their own, such as 'A' and 'B'. Empty if the space isn't divided.
  parts text[] not null default '{}',
  -- Kept free after each booking.
  buffer_minutes integer not null default 0,
  position integer not null default 0,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, name)
);

-- What cannot be divided further: a part of a space, or a space without parts. Units of parts that are no more keep their past.
create table calendar_unit (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  space_id uuid not null references calendar_space (id) on delete cascade,
  -- The index of its label in `parts`.
  position integer not null,
  retired_date timestamptz
);
create index calendar_unit_owner on calendar_unit (owner_id);
create unique index calendar_unit_place on calendar_unit (space_id, position) where retired_date is null;

create sequence calendar_queue;

create table calendar_entry (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  kind text not null check (kind in ('Booking', 'Hold', 'Blackout')),
  title text not null,
  -- For the team only.
  note text,
  starts timestamptz not null,
  ends timestamptz not null,
  buffer_minutes integer not null,
  -- The same for all dates of repeated use.
  series_id uuid,
  -- When a hold ends. Null for others.
  expires_date timestamptz,
  -- The order of holds. A hold that moves goes to the end.
  queue_number bigint,
  changed_by uuid references app_user (id) on delete set null,
  changed_date timestamptz not null default now(),
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  check (starts < ends),
  check ((kind = 'Hold') = (expires_date is not null) and (kind = 'Hold') = (queue_number is not null))
);
create index calendar_entry_time on calendar_entry using gist (owner_id, tstzrange(starts, ends));
create index calendar_entry_series on calendar_entry (series_id, starts) where series_id is not null;
create index calendar_entry_author on calendar_entry (changed_by) where changed_by is not null;
create index calendar_entry_expiry on calendar_entry (expires_date) where expires_date is not null;

-- Which unit an entry takes, and when, with its buffer.
create table calendar_occupancy (
  entry_id uuid not null references calendar_entry (id) on delete cascade,
  unit_id uuid not null references calendar_unit (id) on delete cascade,
  during tstzrange not null,
  -- Holds queue, so they may overlap.
  is_hold boolean not null,
  primary key (entry_id, unit_id),
  constraint calendar_no_overlap exclude using gist (unit_id with =, during with &&) where (not is_hold)
);
create index calendar_occupancy_unit on calendar_occupancy (unit_id);
create index calendar_occupancy_holds on calendar_occupancy using gist (unit_id, during) where (is_hold);

-- Who changed what, and when. `before` and `after` have the whole entries, which is what an undo needs, for 30 days.
create table calendar_change (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  user_id uuid references app_user (id) on delete set null,
  action text not null,
  -- Of the first entry, and how many there were.
  title text not null,
  count integer not null,
  before jsonb,
  after jsonb,
  undone_date timestamptz,
  created_date timestamptz not null default now()
);
create index calendar_change_owner on calendar_change (owner_id, created_date desc, id desc);
create index calendar_change_user on calendar_change (user_id) where user_id is not null;
create index calendar_change_age on calendar_change (created_date);

-- Whether visitors see what is free. A calendar that nobody keeps tells nothing: `kept_date` is the last change or confirmation.
create table calendar_sharing (
  owner_id uuid primary key references owner (id) on delete cascade,
  is_shared boolean not null default false,
  kept_date timestamptz not null default now()
);
