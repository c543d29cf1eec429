-- Which reminders of a request were sent. `day` is the deadline or the decision date that one is about, so a later date gets its own.
create table request_reminder (
  request_id uuid not null references request (id) on delete cascade,
  kind text not null check (kind in ('soon', 'last', 'passed', 'decide')),
  day date not null,
  sent_date timestamptz not null default now(),
  primary key (request_id, kind, day)
);
create index event_response_deadline on event (response_deadline) where response_deadline is not null;
create index event_decision_date on event (decision_date) where decision_date is not null;
