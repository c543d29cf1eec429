create table company (
  profile_id uuid primary key references profile (id) on delete cascade,
  company_type text not null,
  services text[] not null,
  year_founded integer
);

-- The companies that hotels and businesses belong to. In effect once both sides have accepted; then the managers of the
-- company manage the profile too.
create table affiliation (
  id uuid primary key,
  owner_id uuid not null references owner (id) on delete cascade,
  company_id uuid not null references profile (id) on delete cascade,
  is_accepted_by_owner boolean not null default false,
  is_accepted_by_company boolean not null default false,
  is_accepted boolean not null generated always as (is_accepted_by_owner and is_accepted_by_company) stored,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  created_by uuid references app_user (id),
  unique (owner_id, company_id),
  check (is_accepted_by_owner or is_accepted_by_company)
);
create index affiliation_company on affiliation (company_id);
