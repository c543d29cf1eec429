-- What an interested host offers for an event. One of each lead.
create table bid (
  lead_id uuid primary key references lead (id) on delete cascade,
  start_date date not null,
  end_date date not null,
  -- US dollars, for all spaces and days.
  rent integer not null check (rent >= 0),
  fees integer not null default 0 check (fees >= 0),
  fees_note text,
  grant_amount integer not null default 0 check (grant_amount >= 0),
  services text[] not null default '{}',
  -- What the organizer asked for and the host includes, by name.
  included text[] not null default '{}',
  space_count integer,
  spaces_note text,
  hotel_rooms integer,
  hotel_rate integer,
  -- US dollars of each room night that the hotels pay the organizer. Teams pay it in the rate.
  rebate integer not null default 0 check (rebate >= 0),
  hotel_miles double precision,
  cancellation_terms text,
  note text,
  submitted_by uuid references app_user (id) on delete set null,
  submitted_date timestamptz not null default now(),
  revision integer not null default 1,
  check (start_date <= end_date)
);

-- Holds in the calendars of facilities that a bid stands on. An award makes them bookings, and a reopened lead releases those.
create table bid_hold (
  entry_id uuid primary key references calendar_entry (id) on delete cascade,
  lead_id uuid not null references lead (id) on delete cascade
);
create index bid_hold_lead on bid_hold (lead_id);

-- What the organizer needs besides spaces, and what it costs where the host leaves it out. Such as medical cover.
create table event_cost (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  price integer not null check (price >= 0),
  note text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, name)
);
