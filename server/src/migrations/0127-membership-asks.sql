-- Teams ask for a membership of their page, and administrators decide. What becomes of an ask when its asker leaves the team follows from the team, so
-- nothing is written for that.
create table membership_ask (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  tier text not null,
  message text,
  status text not null default 'Open' check (status in ('Open', 'Granted', 'Declined', 'Withdrawn')),
  reason text,
  decided_by uuid references app_user (id) on delete set null,
  decided_date timestamptz,
  created_date timestamptz not null default now()
);
create unique index membership_ask_open on membership_ask (profile_id) where status = 'Open';
create index membership_ask_page on membership_ask (profile_id, created_date);
create index membership_ask_user on membership_ask (user_id);
create index membership_ask_decider on membership_ask (decided_by) where decided_by is not null;
