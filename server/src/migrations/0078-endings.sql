-- What became of the event or the host of a lead, besides the organizer's decision: a key of the table of endings. Null: nothing.
alter table lead add column ended text;
-- Leads that were lost with their event. Of a closed one, only those that nobody had answered.
update lead l set ended = case when p.status in ('Cancelled', 'Completed') then 'Event' || p.status else 'EventClosed' end
from profile p join event e on e.profile_id = p.id
where p.id = l.request_id and l.status = 'Lost' and (p.status in ('Cancelled', 'Completed') or e.is_closed)
  and not exists (select from lead w where w.request_id = l.request_id and w.status = 'Won');

-- Why the host is asked to release a booking: a key of the same table. Null: it is not asked.
alter table calendar_entry add column release text;
create index calendar_entry_release on calendar_entry (owner_id) where release is not null;

-- What ended and isn't settled yet. Triggers write it, whoever ends something.
create table ending (
  id bigint generated always as identity primary key,
  -- A profile, which may be purged before.
  owner_id uuid not null,
  how text not null,
  -- Who did it, if somebody is known.
  user_id uuid references app_user (id) on delete set null,
  -- So that a call settles what it has ended itself, in the same transaction.
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Later than now if settling it has failed.
  due_date timestamptz not null default now()
);
create index ending_user on ending (user_id) where user_id is not null;

-- Emails about endings to addresses that belong to no account: that of a host's page, or of a sender.
create table ending_mail (
  id uuid primary key,
  request_id uuid not null references request (id) on delete cascade,
  -- The host. Null: it goes to the sender.
  profile_id uuid references profile (id) on delete cascade,
  -- Null for a lead that is no more.
  lead_id uuid references lead (id) on delete set null,
  title text not null,
  contents text not null,
  created_date timestamptz not null default now()
);
create index ending_mail_request on ending_mail (request_id);
create index ending_mail_profile on ending_mail (profile_id) where profile_id is not null;
create index ending_mail_lead on ending_mail (lead_id) where lead_id is not null;
