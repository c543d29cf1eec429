-- Events have statuses of their own.
alter table profile drop constraint profile_status_check;
alter table profile add constraint profile_status_check check (
  case when kind = 'event' then status in ('Draft', 'Published', 'Completed', 'Cancelled')
  else status in ('Pending', 'Approved') end);

create table organization (
  profile_id uuid primary key references profile (id) on delete cascade,
  organization_type text not null,
  travel_scope text,
  year_founded integer,
  vendor_category text,
  services text[] not null,
  check (organization_type = 'Industry Partner' or vendor_category is null and services = '{}')
);

create table event (
  profile_id uuid primary key references profile (id) on delete cascade,
  category text not null check (category in ('Marketed', 'RFP', 'Private')),
  is_closed boolean not null,
  type text not null,
  start_date date not null,
  end_date date not null,
  has_flexible_dates boolean not null,
  day_count smallint,
  start_time text,
  end_time text,
  time_zone text,
  age_group text,
  event_level text,
  gender text,
  participation text,
  -- In US dollars. Cents are exact up to the largest cost.
  individual_cost double precision check (individual_cost >= 0),
  team_cost double precision check (team_cost >= 0),
  team_count integer,
  registration_link text,
  entry_deadline date,
  hotel_link text,
  featured_video text,
  facility_types text[] not null,
  space_name text,
  surface text,
  location text,
  urgency smallint check (urgency between 0 and 2),
  request_address text,
  request_dist integer,
  check (start_date <= end_date),
  check (day_count is null or has_flexible_dates)
);
create index event_dates on event (start_date, end_date);
create index event_end on event (end_date);

-- Where an event takes place: the page of a host, or a place without one.
create table event_place (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  profile_id uuid references profile (id) on delete cascade,
  name text,
  address text,
  city text,
  state text,
  lat double precision,
  lng double precision,
  note text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, profile_id),
  check ((profile_id is null) <> (name is null)),
  check ((lat is null) = (lng is null))
);
create index event_place_profile on event_place (profile_id) where profile_id is not null;

create table event_hotel (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  hotel_id uuid not null references profile (id) on delete cascade,
  rooms integer,
  rate integer,
  book_by date,
  booking_link text,
  note text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, hotel_id)
);
create index event_hotel_hotel on event_hotel (hotel_id);

create table event_setting (
  id uuid primary key,
  owner_id uuid not null unique references owner (id) on delete cascade,
  is_hotel_link_ignored boolean not null,
  hotel_live_rates_enabled boolean,
  hotel_live_rates_visible_after date,
  hotel_specials_hidden_after date,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);

-- A cancelled event, until its people have been told.
create table event_notice (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  what text not null check (what in ('Cancelled')),
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id)
);
create index event_notice_owner on event_notice (owner_id);

-- Secret addresses of calendars that other programs subscribe to. Only hashes of their tokens are stored. They show what the
-- user who made them may see.
create table calendar_feed (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  owner_id uuid references owner (id) on delete cascade,
  list_id uuid references profile_list (id) on delete cascade,
  hash bytea not null unique,
  created_date timestamptz not null default now(),
  check ((owner_id is null) <> (list_id is null))
);
create unique index calendar_feed_owner on calendar_feed (user_id, owner_id) where owner_id is not null;
create unique index calendar_feed_list on calendar_feed (user_id, list_id) where list_id is not null;
