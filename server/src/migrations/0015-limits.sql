-- How far the limits of calls are used up, on all servers together. Not logged: a crash may reset it.
create unlogged table use_level (
  -- Of a limit and its account or network.
  key bytea primary key,
  used double precision not null,
  changed_date timestamptz not null
);
