-- What wasn't understood of another program's calendar, in words and with its count (decision 62).
alter table calendar_subscription drop column broken_count, add column remarks jsonb not null default '[]';
-- Calendars that were read before are read again, because more is understood of them now.
update calendar_subscription set etag = null, last_modified = null, hash = null, copied_date = null, due_date = least(due_date, now());
