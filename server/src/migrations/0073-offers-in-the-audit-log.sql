-- What a host offered for a request, changed and withdrew is in the audit log, from where both sides read it with each lead.
create index audit_log_offers on audit_log (subject_id, at) where patch @> '[{"path": "/bid"}]';
