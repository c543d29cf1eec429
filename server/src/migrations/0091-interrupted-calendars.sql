-- How often in a row a server ended while it read the calendar.
alter table calendar_subscription add column interrupted_count integer not null default 0;
