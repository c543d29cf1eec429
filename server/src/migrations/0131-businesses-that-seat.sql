-- Seats for guests, and whether groups can reserve. Null if unknown.
alter table business add column seats integer check (seats between 0 and 100000);
alter table business add column takes_groups boolean;
-- IANA name, of the clock of its hours. Filled from the position.
alter table business add column time_zone text;
