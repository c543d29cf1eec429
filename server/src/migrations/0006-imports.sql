-- Files brought in by the importer, and what each did, so that it can be undone.

create table import (
  id uuid primary key,
  file_name text not null,
  sha256 text not null,
  at timestamptz not null default now(),
  -- The account of the machine, or whoever was named on the command line.
  by text not null,
  -- How many rows were new, changed, unchanged, doubtful and refused.
  counts jsonb not null,
  undone_date timestamptz
);
create index import_sha256 on import (sha256);

create table import_change (
  import_id uuid not null references import (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  kind text not null check (kind in ('new', 'changed')),
  -- Of a changed one: {fields} with the values as they were, {sports, spaces, amenities} with the ids added.
  before jsonb check ((before is null) = (kind = 'new')),
  -- The profile's as the import left it: a greater one was edited since.
  revision integer not null,
  undone_date timestamptz,
  primary key (import_id, profile_id)
);
create index import_change_profile on import_change (profile_id);
