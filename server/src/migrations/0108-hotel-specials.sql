-- What a hotel offers for stays on some nights, from the first to the last.
create table hotel_special (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  title text not null,
  description text,
  start_date date not null,
  end_date date not null,
  min_nights integer,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
create index hotel_special_owner on hotel_special (owner_id, end_date);
