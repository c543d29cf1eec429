-- How many of the guests are children.
alter table reservation add column children integer not null default 0 check (children >= 0);
