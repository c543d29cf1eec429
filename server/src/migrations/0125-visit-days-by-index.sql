-- A year of a page is read from the index alone: its rows are of many days, each of which was stored with those of all pages, so the table has them on as many pages of the disk.
alter table visit_day drop constraint visit_day_pkey;
alter table visit_day add primary key (profile_id, day, action, source) include (count);
