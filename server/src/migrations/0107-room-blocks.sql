-- Rooms of a hotel for the guests of an event. It has copies of what it refers to, which both sides still read when that is deleted.
create table room_block (
  id uuid primary key,
  status text not null check (status in ('Asked', 'Offered', 'Agreed', 'Declined', 'Withdrawn', 'Released')),
  hotel_id uuid references profile (id) on delete set null,
  hotel_name text not null,
  event_id uuid references profile (id) on delete set null,
  event_name text not null,
  -- The page that asked: the event, or a destination for it.
  asker_id uuid references profile (id) on delete set null,
  asker_name text not null,
  -- Nights with numbers of rooms, as they were asked for.
  asked jsonb not null,
  note text,
  answer text,
  time_zone text not null,
  currency text not null,
  cut_off date,
  guaranteed_percent integer,
  attrition text,
  comp_per integer,
  -- In cents a night.
  rebate integer,
  rebate_receiver text,
  rebate_purpose text,
  access text not null default 'Everyone' check (access in ('Everyone', 'Link')),
  code text not null,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
create index room_block_hotel on room_block (hotel_id);
create index room_block_event on room_block (event_id);
create index room_block_asker on room_block (asker_id);
create index room_block_cut_off on room_block (cut_off) where status = 'Agreed';

-- A night of a block, by room type. Null: rooms that the hotel books itself. No night can be oversold.
create table block_night (
  block_id uuid not null references room_block (id) on delete cascade,
  room_id uuid references hotel_room (id) on delete set null,
  night date not null,
  contracted integer not null,
  size integer not null,
  taken integer not null default 0,
  rate integer not null,
  unique (block_id, room_id, night),
  constraint block_night_not_oversold check (taken between 0 and size)
);
create index block_night_room on block_night (room_id, night);

-- The rooms of these nights are the block's.
alter table reservation
  add column block_id uuid references room_block (id) on delete set null,
  add column block_nights date[] not null default '{}';
create index reservation_block on reservation (block_id) where block_id is not null;

-- The desk of a hotel without an account answers by a link.
alter table audit_log drop constraint audit_log_link_side_check;
alter table audit_log add check (link_side in ('host', 'sender', 'holder', 'addressee', 'guest', 'desk'));
