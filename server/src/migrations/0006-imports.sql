-- Imported files and their changes, so that an import can be undone.

create table import (
  id uuid primary key,
  file_name text not null,
  sha256 text not null,
  at timestamptz not null default now(),
  -- The operating system's user, or the name given on the command line.
  by text not null,
  -- The numbers of new, changed, unchanged, doubtful and refused rows.
  counts jsonb not null,
  undone_date timestamptz
);
create index import_sha256 on import (sha256);

create table import_change (
  import_id uuid not null references import (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  kind text not null check (kind in ('new', 'changed')),
  -- For a changed profile: {fields} with the previous values, and {sports, spaces, amenities} with the ids added.
  before jsonb check ((before is null) = (kind = 'new')),
  -- The profile's revision after the import. A higher one means that it was edited since.
  revision integer not null,
  undone_date timestamptz,
  primary key (import_id, profile_id)
);
create index import_change_profile on import_change (profile_id);
