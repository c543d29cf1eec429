-- Who is connected, for each server process. Unlogged: after a crash of the database, processes write their rows again.

create unlogged table session_process (
  id uuid primary key,
  seen_date timestamptz not null default now()
);

-- Without a reference to the user: the lock of its check would make each connection wait for changes of the user.
create unlogged table session_presence (
  process_id uuid not null references session_process (id) on delete cascade,
  user_id uuid not null,
  primary key (process_id, user_id)
);
create index session_presence_user on session_presence (user_id);
