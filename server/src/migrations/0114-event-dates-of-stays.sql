-- The dates of the event as its guests were told last. Null without an event.
alter table reservation add column event_start date, add column event_end date;
update reservation v set event_start = e.start_date, event_end = e.end_date from event e where e.profile_id = v.event_id;
