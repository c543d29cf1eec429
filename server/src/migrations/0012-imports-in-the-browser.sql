-- Files that are uploaded, reviewed and decided before they are imported. Imports of the command line have no rows here, only
-- their entry in `import`.

alter table import rename column at to imported_date;
alter table import alter column imported_date drop not null, alter column imported_date drop default;
alter table import alter column counts drop not null;
alter table import
  add column created_date timestamptz not null default now(),
  add column state text not null default 'Imported' check (
    state in ('Reading', 'Ready', 'Unusable', 'Importing', 'Imported', 'Undoing', 'Undone')),
  -- Null for imports of administrators.
  add column destination_id uuid references profile (id) on delete set null,
  add column user_id uuid references app_user (id) on delete set null,
  -- The content of the file, until it is imported.
  add column stored_sha256 text references stored_file (sha256),
  add column bytes integer,
  add column format text,
  -- The choices of columns in the form of the command line: {map, set, ignoreRest}. Null if nobody chose.
  add column choices jsonb,
  add column columns jsonb not null default '[]',
  add column constants jsonb not null default '[]',
  add column ignore_rest boolean not null default false,
  add column is_proposed boolean not null default false,
  add column mapping_from text,
  -- {text, reasons}
  add column problem jsonb,
  -- {removed, restored}
  add column undo jsonb,
  -- The work that the state Reading, Importing or Undoing stands for: since when it is due, for whom, with which options, how
  -- often it was started, and how far it is.
  add column job_due timestamptz,
  add column job_by uuid references app_user (id) on delete set null,
  add column job_options jsonb,
  add column job_attempts integer not null default 0,
  add column progress jsonb;
update import set created_date = imported_date, state = case when undone_date is null then 'Imported' else 'Undone' end;
create index import_created on import (destination_id, created_date desc);
create index import_job on import (job_due) where job_due is not null;
create index import_stored on import (stored_sha256) where stored_sha256 is not null;

-- Why an undo left a facility alone.
alter table import_change add column kept text;

create table import_row (
  import_id uuid not null references import (id) on delete cascade,
  -- From 1, in the order of the file.
  row integer not null,
  line integer not null,
  feature integer,
  name text,
  city text,
  state text,
  -- Without and with the decision.
  planned text not null,
  outcome text not null,
  decision text check (decision in ('same', 'new', 'skip')),
  decided_facility_id uuid,
  reasons text[] not null,
  -- {remarks, differences, added, values, resembles, resemblesRow}
  details jsonb not null,
  facility_id uuid,
  -- Name, address and town in lower case.
  search_text text not null,
  primary key (import_id, row)
);
create index import_row_outcome on import_row (import_id, outcome, row);
create index import_row_decided on import_row (import_id, row) where decision is not null;
-- Purging a facility looks for its rows.
create index import_row_facility on import_row (facility_id) where facility_id is not null;

-- Destinations keep their own choices of columns. Null for administrators.
alter table import_mapping drop constraint import_mapping_pkey;
alter table import_mapping add column destination_id uuid references profile (id) on delete cascade;
create unique index import_mapping_place on import_mapping (signature, destination_id) nulls not distinct;
