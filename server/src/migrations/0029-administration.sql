-- Administrators list deleted profiles by kind, newest deletion first, and search them by words of their names. There may be many
-- after the undo of an import.
create index profile_deleted_of_kind on profile (kind, deleted_date, id) where deleted_date is not null;
-- Words end at ASCII punctuation, which the parser would keep in some: it takes 'and/or' for a path.
create index profile_deleted_words on profile using gin (to_tsvector('simple', regexp_replace(name, '[!-/:-@[-`{-~]+', ' ', 'g')))
  where deleted_date is not null;

-- The fields that a patch of a profile has changed, as they were, so that administrators can undo it. Kept for 30 days, as long as
-- a deletion can be undone.
alter table audit_log add before jsonb;
create index audit_log_before on audit_log (at) where before is not null;
