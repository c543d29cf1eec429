-- How soon the sender needs a venue, from 0, the most urgent. Null if the sender didn't say.
alter table request add column urgency smallint check (urgency between 0 and 2);
