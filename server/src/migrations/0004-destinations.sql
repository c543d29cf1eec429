create table destination (
  profile_id uuid primary key references profile (id) on delete cascade,
  destination_type text not null,
  services text[] not null,
  hotel_live_rates_enabled boolean not null,
  hotel_live_rates_visible_after date,
  hotel_specials_hidden_after date
);

-- In effect once the destination's staff accepts it.
create table facility_destination (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  destination_id uuid not null references profile (id) on delete cascade,
  is_accepted boolean not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id),
  unique (owner_id, destination_id)
);
create index facility_destination_destination on facility_destination (destination_id);
