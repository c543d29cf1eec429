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

-- What the rows of an imported file are.
alter table import add column kind text not null default 'facility';
-- Files of different kinds may have the same columns.
alter table import_mapping add column kind text not null default 'facility';
drop index import_mapping_place;
create unique index import_mapping_place on import_mapping (signature, destination_id, kind) nulls not distinct;
