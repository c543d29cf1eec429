create table facility (
  profile_id uuid primary key references profile (id) on delete cascade,
  facility_type text not null,
  availability text,
  capacity integer,
  indoor_area integer,
  year_opened integer,
  time_zone text
);

create table space_type (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  surface text,
  count integer not null check (count > 0),
  location text,
  additional_features text,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
create index space_type_owner on space_type (owner_id);

create table review (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  title text,
  text text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  unique (owner_id, user_id)
);
create index review_user on review (user_id);
