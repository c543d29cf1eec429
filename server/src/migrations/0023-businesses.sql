create table business (
  profile_id uuid primary key references profile (id) on delete cascade,
  business_type text not null,
  place_type text,
  attributes text[] not null,
  price_level smallint check (price_level between 1 and 4)
);

create table promotion (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  title text not null,
  description text,
  terms text,
  code text,
  discount_percent smallint check (discount_percent between 1 and 100),
  start_date date not null,
  end_date date not null,
  link text,
  is_default boolean not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  check (start_date <= end_date)
);
create index promotion_owner on promotion (owner_id, end_date);
create index promotion_end on promotion (end_date);
create unique index promotion_default on promotion (owner_id) where is_default;

-- The day that entries were last refreshed for, in one row.
create table refreshed_day (day date not null);
insert into refreshed_day values ((now() at time zone 'utc')::date);
