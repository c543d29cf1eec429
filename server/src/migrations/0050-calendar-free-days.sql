-- On which days the spaces of a shared calendar are free (decision 64). Triggers maintain it.
create table calendar_free_days (
  space_id uuid primary key references calendar_space (id) on delete cascade,
  owner_id uuid not null references owner (id) on delete cascade,
  from_day date not null,
  -- A bit for each day from `from_day`.
  days bit varying not null
);
create index calendar_free_days_owner on calendar_free_days (owner_id, from_day);

-- What the current transaction changed in a calendar. It is read and deleted when the transaction commits.
create table calendar_touched (
  owner_id uuid not null,
  transaction xid8 not null,
  -- Null if any day may have changed, empty if no day has.
  during tstzrange,
  primary key (owner_id, transaction)
);
