-- Administrators read the audit log newest first: all of it, that of a person, of an operation, or both. audit_log_owner is for
-- that of a page. The conditions on the id hold for every row. A query repeats that of its index, or the planner would take
-- one that is sorted alike, and filter millions of rows: it assumes that a person's writes are spread evenly over time.
create index audit_log_at on audit_log (at, id) where id > 0;
create index audit_log_user_at on audit_log (user_id, at, id) where id > -1;
create index audit_log_operation_at on audit_log (operation, at, id) where id > -1;
create index audit_log_user_operation_at on audit_log (user_id, operation, at, id);
