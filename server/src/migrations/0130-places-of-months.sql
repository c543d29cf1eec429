-- The places of a page at the end of each of the last months, the earliest first and the present one last, instead of only that of a month earlier. Null for
-- months in which it had none.
alter table standing drop column place_before, add column places integer[] not null default '{}';

-- Ranked anew by the first chores.
delete from standing;
delete from standing_day;
