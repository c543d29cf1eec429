-- Whether a host answered a request of the RFP marketplace by itself, instead of being asked.
alter table lead add column is_offered boolean not null default false;

update lead l set is_offered = true from audit_log a
where a.operation = 'event-mgmt.events.leads.offer' and a.owner_id = l.request_id and a.subject_id = l.id;

-- Until now, the first host that did so was stored as who asks, and could read all answers. Whoever made the event asks.
update request r set user_id = u.id, name = coalesce(u.name, r.name), email = coalesce(u.email, r.email)
from profile p left join app_user u on u.id = p.created_by
where p.id = r.id and r.user_id is distinct from p.created_by
  and exists (select from audit_log a
    where a.operation = 'event-mgmt.events.leads.offer' and a.owner_id = r.id and a.user_id = r.user_id)
  and not exists (select from member m where m.owner_id in (p.id, p.parent_id) and m.user_id = r.user_id);
