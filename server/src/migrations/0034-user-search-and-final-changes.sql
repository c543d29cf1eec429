-- Administrators list users newest first, or the last blocked first, and find them by parts of names and addresses.

create index app_user_created on app_user (created_date, id);
create index app_user_words on app_user using gin (name gin_trgm_ops, email gin_trgm_ops);

-- Whether the rules of the page's kind have no way back, such as for a cancelled event.
alter table audit_log add is_final boolean not null default false;
