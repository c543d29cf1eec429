-- When the next hold of a space ends, which then is free (decision 64). Null if it has none.
alter table calendar_free_days add column held_until timestamptz;
create index calendar_free_days_held on calendar_free_days (held_until) where held_until is not null;
