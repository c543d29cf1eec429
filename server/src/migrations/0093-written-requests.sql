-- Whether an event was written as a request. What makes it one was known from the audit log only.
alter table event add column is_request boolean not null default false;
update event e set is_request = true
where exists (
    select from audit_log a where a.owner_id = e.profile_id and a.operation = 'event-mgmt.events.request.add')
  -- Requests to hosts store who asks together with the event.
  or exists (
    select from request r join profile p on p.id = r.id and p.created_date = r.created_date where r.id = e.profile_id);
