-- What a hotel says is booked of a block outside of here, by night. The latest counts.
create table block_report (
  id uuid primary key,
  block_id uuid not null references room_block (id) on delete cascade,
  nights jsonb not null,
  -- In cents.
  average_rate integer,
  -- Rooms a night that the hotel can add.
  extra_rooms integer,
  note text,
  created_date timestamptz not null default now()
);
create index block_report_block on block_report (block_id, created_date desc);

-- What has ended of an agreed block: it is not booked until that comes back.
alter table room_block add column ended text check (ended in ('EventDeleted', 'EventCancelled', 'HotelDeleted', 'HotelHidden'));

-- When a hotel was last asked for its pick-up, and reminded of that.
alter table room_block add column asked_date timestamptz, add column reminded_date timestamptz;

-- The books of each day, by stay date: what was picked up so long before can't be told from how things stand later.
create table block_day_snapshot (
  block_id uuid not null references room_block (id) on delete cascade,
  night date not null,
  as_of date not null,
  blocked integer not null,
  picked_up integer not null,
  -- In cents, without charges.
  revenue bigint not null,
  primary key (block_id, night, as_of)
);
