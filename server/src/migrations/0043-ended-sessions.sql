-- Login sessions that were ended. Their access tokens look valid until they expire. Removed after that.
create table ended_session (
  user_id uuid not null references app_user (id) on delete cascade,
  session_id text not null,
  ended_date timestamptz not null default now(),
  primary key (user_id, session_id)
);
