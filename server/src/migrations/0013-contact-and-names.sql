-- Administrators, as their latest tokens say. Tokens decide about rights; this table lists whom to email, and who is left to
-- unblock people.
create table administrator (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- When a token with the role was last seen.
  seen_date timestamptz not null default now(),
  -- No email about claims before.
  next_digest_date timestamptz not null default now()
);

-- Claims that an administrator hasn't been emailed about, and when that happened.
create table claim_notice (
  claim_id uuid not null references claim (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  mailed_date timestamptz,
  primary key (claim_id, user_id)
);
create index claim_notice_waiting on claim_notice (user_id) where mailed_date is null;

-- The user who gets the email, where its subject has several recipients.
alter table mail_job add column recipient_id uuid references app_user (id) on delete cascade;

-- Other names become a child collection.
alter table other_name add column revision integer not null default 1;
