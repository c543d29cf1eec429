-- Former and other names of profiles, which searches and imports match.

create table other_name (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  created_date timestamptz not null default now(),
  unique (owner_id, name)
);

-- How the columns of a source are read, so that its next file needs no options.
create table import_mapping (
  -- A hash of the normalized column names.
  signature text primary key,
  -- The file that it was made for.
  file_name text not null,
  -- {map, set, ignoreRest} as given on the command line.
  choices jsonb not null,
  updated_date timestamptz not null default now()
);

-- An import can hide a facility that its source marks as closed, so `import_change.before` has `isActive` among its fields and
-- the ids of added `otherNames`.
