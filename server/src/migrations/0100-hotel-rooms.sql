-- What a hotel sells. Money is in cents of the currency of its pricing.
create table hotel_room (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  beds text[] not null,
  guests integer not null,
  count integer not null,
  rate integer not null,
  min_stay integer not null,
  -- Nights on which something differs, in order. They are edited and undone together.
  ranges jsonb not null,
  position integer not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, name)
);

-- What guests pay on top.
create table hotel_pricing (
  id uuid primary key,
  owner_id uuid not null unique references owner (id) on delete cascade,
  currency text not null,
  charges jsonb not null,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
