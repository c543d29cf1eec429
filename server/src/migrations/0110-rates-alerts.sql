-- Whom to tell when an event shows rates of hotels. Not `owner_id`: no page shows it, so a row must evict no kept page.
create table rates_alert (
  event_id uuid not null references profile (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  created_date timestamptz not null default now(),
  primary key (event_id, user_id)
);
create index rates_alert_user on rates_alert (user_id);
