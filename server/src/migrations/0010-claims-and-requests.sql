-- Claims to profiles, and requests to hosts. Their columns are not named owner_id: kept pages show none of them, so their
-- changes must not evict pages.

create table claim (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  role text not null,
  message text,
  -- An address at the profile's own domain, or a free-mail address that proves nothing.
  email text,
  -- Whether a link was mailed to the address.
  is_sent boolean not null,
  proved_date timestamptz,
  status text not null default 'Open' check (status in ('Open', 'Approved', 'Declined', 'Withdrawn')),
  reason text,
  decided_by uuid references app_user (id),
  decided_date timestamptz,
  revision integer not null default 1,
  created_date timestamptz not null default now()
);
create unique index claim_open on claim (profile_id, user_id) where status = 'Open';
create index claim_user on claim (user_id, created_date);
create index claim_status on claim (status, created_date);

-- What somebody asks of one or several hosts. Requests for proposals will use these tables too.
create table request (
  id uuid primary key,
  -- Null for senders without an account.
  user_id uuid references app_user (id) on delete set null,
  name text not null,
  email text not null,
  organization text,
  event text,
  sport text,
  start_date date,
  end_date date,
  -- Such as '2027-03', instead of dates.
  months text[] not null,
  space_type text,
  space_count integer,
  people integer,
  message text,
  -- Null until the sender has confirmed the address. Unconfirmed requests expire.
  confirmed_date timestamptz,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  check ((start_date is null) = (end_date is null) and start_date <= end_date)
);
create index request_user on request (user_id, created_date);
create index request_unconfirmed on request (created_date) where confirmed_date is null;

-- One host of a request.
create table lead (
  id uuid primary key,
  request_id uuid not null references request (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  status text not null default 'Open' check (status in ('Open', 'Interested', 'Won', 'Lost', 'Passed')),
  mailed_date timestamptz,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  unique (request_id, profile_id)
);
create index lead_profile on lead (profile_id);

-- Every move of a lead, with who and when. Append-only.
create table lead_move (
  id bigint generated always as identity primary key,
  lead_id uuid not null references lead (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  by text not null check (by in ('host', 'sender', 'admin')),
  -- Null for senders without an account.
  user_id uuid references app_user (id) on delete set null,
  at timestamptz not null default clock_timestamp()
);
create index lead_move_lead on lead_move (lead_id, id);

-- Links in emails. Only hashes are stored.
create table mailed_token (
  hash bytea primary key,
  purpose text not null,
  -- The claim or request.
  subject_id uuid not null,
  expires_date timestamptz not null,
  used_date timestamptz
);
create index mailed_token_subject on mailed_token (subject_id);

-- Emails to send, written in the transaction of what they are about. They are composed when they are sent, because their
-- links contain tokens that must not be stored.
create table mail_job (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  attempts integer not null default 0,
  due_date timestamptz not null default now(),
  created_date timestamptz not null default now()
);
create index mail_job_subject on mail_job (kind, subject_id);
create index mail_job_due on mail_job (due_date);

-- How often something was done in the current period, by a hash of what and by whom.
create table use_count (
  key bytea primary key,
  count integer not null,
  resets_date timestamptz not null
);
