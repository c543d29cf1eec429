-- The days on which a space is free from opening to closing (decision 64). All days are computed again, by the upkeep.
delete from calendar_free_days;
alter table calendar_free_days add column whole_days bit varying not null;
