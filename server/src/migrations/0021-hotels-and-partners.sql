-- Ids of other systems belong to one page of a kind.
create unique index unique_google_place_id on profile (kind, google_place_id)
where kind in ('hotel', 'business') and deleted_date is null;

-- Whom a profile works with: another profile, or somebody without one.
create table partner (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  profile_id uuid references profile (id) on delete cascade,
  name text,
  website text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, profile_id),
  check ((profile_id is null) <> (name is null))
);
create index partner_profile on partner (profile_id) where profile_id is not null;

-- The picture of an item, such as the logo of a partner, is no image of the gallery.
alter table image add column item_id uuid unique;

create table hotel (
  profile_id uuid primary key references profile (id) on delete cascade,
  hotel_partner_id text constraint unique_hotel_partner_id unique,
  star_rating smallint,
  room_count integer,
  rates jsonb,
  check_in_time text,
  check_out_time text,
  amenities text[] not null
);
