-- One reply of the team per review.
alter table review add column reply text;
alter table review add column reply_date timestamptz;
alter table review add column reply_by uuid references app_user (id) on delete set null;

-- How soon the team usually answers.
alter table profile add column response_time text;

-- Opening hours by weekday and season, in the facility's time zone. The calendar of spaces will read them.
create table hours (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  weekday text not null,
  -- 'HH:MM'.
  opens text not null,
  closes text not null,
  season text,
  -- 'MM-DD'. Null with the season.
  season_start text,
  season_end text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  check ((season is null) = (season_start is null) and (season is null) = (season_end is null))
);
create index hours_owner on hours (owner_id);
create unique index hours_once on hours (owner_id, coalesce(season, ''), weekday, opens);

-- The main floor and the clear height above it, in feet.
alter table facility add column floor_length integer;
alter table facility add column floor_width integer;
alter table facility add column clear_height integer;

-- Floor plans among the documents.
alter table document add column is_plan boolean not null default false;
