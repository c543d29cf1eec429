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
  -- The organization or company that owns this profile; its managers inherit.
  parent_id uuid references profile (id) on delete set null,
  status text not null default 'Pending' check (status in ('Pending', 'Approved')),
  is_active boolean not null default true,
  membership_is_active boolean not null default false,
  membership_tier text check (membership_tier in ('Legacy', 'Bronze', 'Silver', 'Gold')),
  -- Set when an importer brought the row in, so that a whole import can be undone.
  import_id uuid,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_date timestamptz not null default now(),
  updated_by uuid references app_user (id),
  -- Hidden at once, restorable for 30 days, then purged.
  deleted_date timestamptz,
  check ((lat is null) = (lng is null))
);
create index profile_kind on profile (kind, id) where deleted_date is null;
create index profile_parent on profile (parent_id) where parent_id is not null;
create index profile_import on profile (import_id) where import_id is not null;
create index profile_deleted on profile (deleted_date) where deleted_date is not null;

create table facility (
  profile_id uuid primary key references profile (id) on delete cascade,
  facility_type text not null,
  availability text,
  capacity integer,
  indoor_area integer,
  year_opened integer,
  time_zone text
);

create table member (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  role text not null check (role in ('Manager', 'Sales', 'Marketing')),
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (profile_id, user_id)
);
create index member_user on member (user_id, profile_id);

-- Who has a role on a profile: its members, and the managers of the organization or company that owns it.
create view staff as
select profile_id, user_id, role from member
union all
select p.id, m.user_id, m.role
from profile p
join profile owner on owner.id = p.parent_id and owner.deleted_date is null
join member m on m.profile_id = owner.id and m.role = 'Manager';

-- Likes and follows. Which of the two a kind knows is the contract's affair.
create table reaction (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  created_date timestamptz not null default now(),
  unique (profile_id, user_id)
);
create index reaction_user on reaction (user_id, profile_id);

create table boost (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  start_date date not null,
  end_date date not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id),
  check (start_date <= end_date),
  constraint boost_one_a_day exclude using gist (profile_id with =, daterange(start_date, end_date, '[]') with &&)
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
  profile_id uuid not null references profile (id) on delete cascade,
  name text not null,
  sort integer not null,
  sha256 text references stored_file (sha256),
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id)
);
create index image_profile on image (profile_id, sort);
create index image_file on image (sha256);

create table document (like image including defaults);
alter table document add primary key (id);
alter table document add foreign key (profile_id) references profile (id) on delete cascade;
alter table document add foreign key (sha256) references stored_file (sha256);
alter table document add foreign key (created_by) references app_user (id);
create index document_profile on document (profile_id, sort);
create index document_file on document (sha256);

create table profile_sport (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  name text not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (profile_id, name)
);

create table profile_amenity (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  name text not null,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (profile_id, name)
);

create table space_type (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  name text not null,
  surface text,
  count integer not null check (count > 0),
  location text,
  additional_features text,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
create index space_type_profile on space_type (profile_id);

create table review (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  title text,
  text text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  unique (profile_id, user_id)
);
create index review_user on review (user_id);

-- A revision moves with every change, and is what ETags are made of.
create function bump_revision() returns trigger language plpgsql as $$
begin
  if new is distinct from old then new.revision := old.revision + 1; end if;
  return new;
end $$;

do $$
declare t text;
begin
  foreach t in array array['profile', 'member', 'boost', 'image', 'document', 'profile_sport', 'profile_amenity', 'space_type', 'review'] loop
    execute format('create trigger bump_revision before update on %I for each row execute function bump_revision()', t);
  end loop;
end $$;
