-- Events of the session that travel over Valkey or Redis instead of notices.

create table backplane (
  is_only boolean primary key default true check (is_only),
  -- Part of the channel's name, so that installations can share a server.
  id uuid not null default gen_random_uuid(),
  -- Of the server, without credentials. Null: events are notices of PostgreSQL.
  address text
);
insert into backplane default values;

-- Events that no process has published yet. Empty without an address.
create table session_event (
  id bigint generated always as identity primary key,
  payload text not null,
  created_date timestamptz not null default now()
);
