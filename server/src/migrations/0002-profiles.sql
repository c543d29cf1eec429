-- Every kind of profile is one row here with an extension row in a table of its kind.

create table profile (
  id uuid primary key,
  kind text not null check (kind in ('facility', 'destination', 'hotel', 'business', 'company', 'organization', 'event')),
  name text not null,
  description text,
  address text,
  city text,
  state text,
  region text,
  postal_code text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  google_place_id text,
  phone text,
  email text,
  website text,
  logo text,
  -- The organization or company that owns this profile. Its managers manage this profile too.
  parent_id uuid references profile (id) on delete set null,
  status text not null default 'Pending' check (status in ('Pending', 'Approved')),
  is_active boolean not null default true,
  -- Set by a trigger from the rule of the kind.
  audience text not null default 'private' check (audience in ('public', 'gated', 'private')),
  membership_is_active boolean not null default false,
  membership_tier text check (membership_tier in ('Legacy', 'Bronze', 'Silver', 'Gold')),
  -- The import that created the row, so that a whole import can be undone.
  import_id uuid,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_date timestamptz not null default now(),
  updated_by uuid references app_user (id),
  -- Hidden at once, restorable for 30 days, then purged.
  deleted_date timestamptz,
  check ((lat is null) = (lng is null)),
  foreign key (id, kind) references owner (id, kind) on delete cascade
);
-- Every search result is checked against this index.
create index profile_public on profile (id) include (kind) where deleted_date is null and audience = 'public';
create index profile_kind on profile (kind, id) where deleted_date is null;
create index profile_parent on profile (parent_id) where parent_id is not null;
create index profile_import on profile (import_id) where import_id is not null;
create index profile_deleted on profile (deleted_date) where deleted_date is not null;

-- A read model for lists, cards and the search index: values derived from a profile's children, updated in the transaction
-- of every write. `facts` contains those specific to the kind.
create sequence entry_version;
create table entry (
  profile_id uuid references profile (id) on delete cascade,
  kind text not null,
  -- Changes whenever any field of the item changes, including its own columns. Never reused.
  version bigint not null,
  -- The first image with a file, or else null, and the generated art is shown.
  header_image_id uuid,
  header_sha256 text,
  header_art text not null,
  reaction_count integer not null,
  -- [[start, end], …] of current and future boosts. Null for most profiles.
  boosts jsonb,
  facts jsonb not null,
  -- Search results read the version with an index-only scan.
  primary key (profile_id) include (version)
);
create index entry_kind on entry (kind);

create table member (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  -- One of the roles that the kind declares.
  role text not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, user_id)
);
create index member_user on member (user_id, owner_id);

-- Likes and follows. Each kind declares which of the two it has.
create table reaction (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  created_date timestamptz not null default now(),
  unique (owner_id, user_id)
);
create index reaction_user on reaction (user_id, owner_id);

create table boost (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  start_date date not null,
  end_date date not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id),
  check (start_date <= end_date),
  constraint boost_one_a_day exclude using gist (owner_id with =, daterange(start_date, end_date, '[]') with &&)
);
create index boost_period on boost (start_date, end_date);

-- Stored content, named by its SHA-256; several rows may show the same file.
create table stored_file (
  sha256 text primary key,
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  created_date timestamptz not null default now()
);

create table image (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  sort integer not null,
  sha256 text references stored_file (sha256),
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id)
);
create index image_owner on image (owner_id, sort);
create index image_file on image (sha256);

create table document (like image including defaults);
alter table document add primary key (id);
alter table document add foreign key (owner_id) references owner (id) on delete cascade;
alter table document add foreign key (sha256) references stored_file (sha256);
alter table document add foreign key (created_by) references app_user (id);
create index document_owner on document (owner_id, sort);
create index document_file on document (sha256);

create table sport (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, name)
);

create table amenity (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  name text not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (owner_id, name)
);
