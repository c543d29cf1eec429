-- Stays are canceled for free until 6 PM at the hotel, so many days before arrival.
alter table hotel_pricing add cancel_days integer not null default 1;

-- A room for a stay. It has copies of what it refers to, because guests still read it when that is deleted.
create table reservation (
  id uuid primary key,
  -- What guests and the hotel call it.
  number text not null,
  status text not null check (status in ('Held', 'Unconfirmed', 'Confirmed', 'Canceled', 'Expired')),
  hotel_id uuid references profile (id) on delete set null,
  hotel_name text not null,
  room_id uuid references hotel_room (id) on delete set null,
  room_name text not null,
  event_id uuid references profile (id) on delete set null,
  user_id uuid references app_user (id) on delete set null,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  guests integer not null,
  time_zone text not null,
  currency text not null,
  lines jsonb not null,
  total integer not null,
  total_with_taxes integer not null,
  free_until timestamptz not null,
  -- The guest. Null until the form is sent, and again 30 days after departure.
  name text,
  email text,
  phone text,
  arrival text,
  notes text,
  -- When a room that isn't confirmed is given back.
  expires_date timestamptz check ((expires_date is null) <> (status in ('Held', 'Unconfirmed'))),
  is_extended boolean not null default false,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
create index reservation_hotel on reservation (hotel_id, check_in);
create index reservation_event on reservation (event_id) where event_id is not null;
create index reservation_user on reservation (user_id) where user_id is not null;
create index reservation_email on reservation (lower(email)) where status in ('Unconfirmed', 'Confirmed');
create index reservation_open on reservation (room_id, expires_date) where status in ('Held', 'Unconfirmed');
create index reservation_departed on reservation (check_out) where name is not null;

alter table audit_log drop constraint audit_log_link_side_check;
alter table audit_log add check (link_side in ('host', 'sender', 'holder', 'guest'));
