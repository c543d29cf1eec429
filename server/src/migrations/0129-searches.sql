-- Who looks for what in markets, on a day in UTC that isn't over: filters and values of closed lists, never words. It is gone with the day.
create table search_visitor (
  day date not null,
  kind text not null,
  -- Both empty: for any filter.
  field text not null,
  -- Empty: the value is of no closed list.
  value text not null,
  -- A hash with the day's salt. By chance for whoever asked not to be tracked.
  visitor bigint not null,
  primary key (day, kind, field, value, visitor)
);

-- How many looked for it on a day that is closed. It never changes again.
create table search_day (
  day date not null,
  kind text not null,
  field text not null,
  value text not null,
  count integer not null,
  primary key (day, kind, field, value)
);
