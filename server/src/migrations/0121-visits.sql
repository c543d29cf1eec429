-- What people looked at, of two open days or three, by the local day of the page's place, and of the days before for the details of a day. Neither an account nor an
-- address. Without `owner_id` and foreign keys: no record evicts a kept page, and deleting an account changes no figure.
create table visit (
  day date not null,
  profile_id uuid not null,
  action text not null,
  source text not null,
  -- A hash with the day's salt. Null for whoever asked not to be tracked.
  visitor bigint,
  at timestamptz not null
) partition by range (day);

-- What a closed day had. It never changes again.
create table visit_day (
  profile_id uuid not null,
  day date not null,
  action text not null,
  source text not null,
  count integer not null,
  primary key (profile_id, day, action, source)
);

-- How many people opened the page on a closed day. Days add up, pages and sources don't.
create table visitor_day (
  profile_id uuid not null,
  day date not null,
  visitors integer not null,
  primary key (profile_id, day)
);

create table visit_closed_day (
  day date primary key,
  closed_date timestamptz not null default now()
);

-- Thrown away once the day has ended everywhere, so that nobody can tell afterwards who a visitor was.
create unlogged table visit_salt (
  day date primary key,
  salt bytea not null
);
