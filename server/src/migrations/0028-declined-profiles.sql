-- Administrators decline pending profiles with a reason. Their managers may send them again.
alter table profile drop constraint profile_status_check;
alter table profile add constraint profile_status_check check (
  case when kind = 'event' then status in ('Draft', 'Published', 'Completed', 'Cancelled')
  else status in ('Pending', 'Declined', 'Approved') end);

-- What was decided about pending profiles. The latest decision of a declined profile has its reason. The column is not named
-- owner_id: kept pages don't show these.
create table approval_decision (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  status text not null check (status in ('Declined', 'Approved')),
  reason text,
  decided_by uuid references app_user (id) on delete set null,
  decided_date timestamptz not null default now(),
  check ((reason is not null) = (status = 'Declined'))
);
create index approval_decision_profile on approval_decision (profile_id, id);
create index approval_decision_by on approval_decision (decided_by) where decided_by is not null;

-- Whether the websites of pending profiles answer, as of the latest check. Checked again when it is old or of another address.
create table website_check (
  profile_id uuid primary key references profile (id) on delete cascade,
  website text not null,
  outcome text not null,
  http_status integer,
  checked_date timestamptz not null default now()
);

-- Candidates for duplicates of a profile: near it, in its town, or of its name.
create index profile_spot on profile (kind, lat, lng) where deleted_date is null;
create index profile_town on profile (kind, state, lower(city)) where deleted_date is null;
create index profile_name on profile (kind, lower(name)) where deleted_date is null;
