-- Reports that people get by email each week or month. Not `owner_id`: no page shows them, so a row must evict no kept page.
create table report_mail (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  report text not null,
  every text not null check (every in ('week', 'month')),
  is_paused boolean not null default false,
  -- When the next period is over, in the morning at the place of the page.
  due_date timestamptz not null,
  -- The first and last day of the period that was queued last.
  start_date date,
  end_date date,
  created_date timestamptz not null default now(),
  unique (user_id, profile_id, report)
);
create index report_mail_profile on report_mail (profile_id);
create index report_mail_due on report_mail (due_date) where not is_paused;
