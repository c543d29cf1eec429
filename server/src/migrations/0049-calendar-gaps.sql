-- Free weekends that a page publishes (decision 63).
create table calendar_gap (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  saturday date not null,
  note text,
  price text,
  published_by uuid references app_user (id) on delete set null,
  published_date timestamptz not null default now(),
  -- When people who look for a place were told. Null until then.
  told_date timestamptz,
  revision integer not null default 1,
  unique (owner_id, saturday)
);
create index calendar_gap_untold on calendar_gap (published_date) where told_date is null;
create index calendar_gap_publisher on calendar_gap (published_by) where published_by is not null;

-- Who was told of a weekend. Rows stay when it is withdrawn, so that nobody is told twice.
create table calendar_gap_told (
  owner_id uuid not null references owner (id) on delete cascade,
  saturday date not null,
  user_id uuid not null references app_user (id) on delete cascade,
  told_date timestamptz not null default now(),
  primary key (owner_id, saturday, user_id)
);
create index calendar_gap_told_user on calendar_gap_told (user_id, told_date);
