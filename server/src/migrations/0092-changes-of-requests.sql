-- What a request asked when its hosts were last told, while its organizer changes it. Triggers write it, whoever changes something.
create table request_change (
  -- The request, which may be purged before.
  request_id uuid primary key,
  before jsonb not null,
  created_date timestamptz not null default now(),
  -- When the hosts are told. Each further change puts it off.
  due_date timestamptz not null
);
