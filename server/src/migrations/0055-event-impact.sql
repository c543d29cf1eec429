-- What events state themselves of their impact. Other inputs have defaults, which aren't stored.
create table event_impact (
  owner_id uuid primary key references owner (id) on delete cascade,
  inputs jsonb not null,
  is_public boolean not null,
  revision integer not null default 1,
  updated_date timestamptz not null default now()
);
