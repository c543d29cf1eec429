-- Links to files of lists. They work once and expire within a minute.
create table export_link (
  -- SHA-256 of the token in the link.
  hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  -- The list: the call that created the link, and its input.
  operation text not null,
  input jsonb not null,
  -- The reader's rung. If it is lower when the file is sent, the file stops.
  rung text not null,
  file_name text not null,
  expires_date timestamptz not null
);
create index export_link_expires on export_link (expires_date);
