-- The places of public pages among each other, by what they had in twelve months. Ranked anew when a day has closed.
create table standing (
  -- Whose places these are: a kind of page, or all hosts.
  board text not null,
  measure text not null,
  -- A region or a state. Empty for everywhere.
  area text not null,
  -- Of rows: pages that share a place are in the order of their names.
  position integer not null,
  profile_id uuid not null references profile (id) on delete cascade,
  value integer not null,
  place integer not null,
  is_tied boolean not null,
  -- A month earlier. Null for pages that had none.
  place_before integer,
  peer_count integer not null,
  primary key (board, measure, area, position)
);
create index standing_profile on standing (profile_id, board, area);

-- The last day that counts, in one row.
create table standing_day (
  day date primary key,
  counted_date timestamptz not null default now()
);
