-- Quotas count the profiles that somebody created.
create index profile_created_by on profile (created_by, created_date) where created_by is not null;

-- New names of approved profiles, which administrators look at. At most one is open per profile: another change supersedes it
-- and keeps the name that administrators have seen. The column is not named owner_id: kept pages don't show these.
create table name_change (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  old_name text not null,
  new_name text not null,
  status text not null default 'Open' check (status in ('Open', 'Accepted', 'Undone', 'Superseded')),
  changed_by uuid references app_user (id) on delete set null,
  changed_date timestamptz not null default now(),
  decided_by uuid references app_user (id) on delete set null,
  decided_date timestamptz
);
create unique index name_change_open on name_change (profile_id) where status = 'Open';
create index name_change_queue on name_change (changed_date, id) where status = 'Open';
create index name_change_profile on name_change (profile_id);
