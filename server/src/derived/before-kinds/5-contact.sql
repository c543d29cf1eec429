-- Claims, requests and leads as the API shows them.

create function derived.instant(at timestamptz) returns text language sql immutable as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function derived.is_unclaimed(profile_id uuid) returns boolean language sql stable as $$
  select not exists (select from derived.staff s where s.owner_id = profile_id and s.rung = 'manager')
$$;

-- The managers who get the emails of a profile without an address of its own. One row per manager and profile.
create view derived.mailed_manager as
select distinct s.owner_id, s.user_id, u.email
from derived.staff s join app_user u on u.id = s.user_id
where s.rung = 'manager' and u.email_verified and u.blocked_date is null;

create function derived.has_opted_out(address text) returns boolean language sql stable as $$
  select exists (select from mail_opt_out o where o.address_hash = sha256(convert_to(lower(address), 'utf8')))
$$;

-- Whether emails about a page go to its address.
create function derived.takes_mail(p profile) returns boolean language sql stable as $$
  select p.email is not null and not derived.has_opted_out(p.email) and not exists (
    select from wrong_address w where w.profile_id = p.id and w.address_hash = sha256(convert_to(lower(p.email), 'utf8')))
$$;

create function derived.request_reach(p profile) returns text language sql stable as $$
  select case
    when derived.takes_mail(p) or exists (select from derived.mailed_manager m where m.owner_id = p.id) then 'Email'
    when exists (select from derived.staff s where s.owner_id = p.id) then 'Inbox'
    else 'Nobody' end
$$;

create view derived.claim_item as
select c.id, c.profile_id, c.user_id, p.kind, json_build_object('kind', p.kind, 'id', p.id, 'name', p.name) as profile,
  c.role, c.message, c.email,
  case when c.proved_date is not null then 'Proved' when c.is_sent then 'Sent' else 'None' end as proof,
  c.status, c.reason, c.created_date, c.decided_date, c.revision,
  json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'isEmailVerified', u.email_verified) as user,
  json_build_object('city', p.city, 'state', p.state) as place, p.website,
  (select count(*) from claim rival
    where rival.profile_id = c.profile_id and rival.status = 'Open' and rival.id <> c.id) as rival_count
from claim c join profile p on p.id = c.profile_id and p.deleted_date is null join app_user u on u.id = c.user_id;

-- What pages ask for. Without who asked on its team, nobody waits for it.
create view derived.membership_ask_item as
select a.id, a.profile_id, a.user_id, json_build_object('kind', p.kind, 'id', p.id, 'name', p.name) as profile, a.tier, a.message,
  case when a.status = 'Open' and not exists (
      select from derived.staff s where s.owner_id = a.profile_id and s.user_id = a.user_id and s.rung = 'manager')
    then 'Ended' else a.status end as status,
  a.reason, a.created_date, a.decided_date, json_build_object('id', u.id, 'name', u.name, 'email', u.email) as user,
  json_build_object('city', p.city, 'state', p.state) as place,
  json_build_object('isActive', p.membership_is_active, 'tier', p.membership_tier) as membership
from membership_ask a join profile p on p.id = a.profile_id and p.deleted_date is null join app_user u on u.id = a.user_id;

-- The moves of a lead, oldest first. Only the hosts see which of their people made one.
create function derived.lead_moves(lead_id uuid, is_for_host boolean) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('from', m.from_status, 'to', m.to_status, 'by', m.by,
    'name', case when is_for_host and m.by <> 'sender' then u.name end, 'at', derived.instant(m.at), 'isByAward', m.is_by_award) order by m.id), '[]')
  from lead_move m left join app_user u on u.id = m.user_id where m.lead_id = lead_moves.lead_id
$$;

-- What was offered for a lead, and withdrawn. An offer that came in with imported data is in no audit log.
create view derived.lead_offer as
select a.subject_id as lead_id, case when a.patch @> '[{"op": "remove"}]' then 'OfferWithdrawn' else 'Offered' end as what, a.user_id, a.at
from audit_log a where a.patch @> '[{"path": "/bid"}]'
union all
select b.lead_id, 'Offered', b.submitted_by, b.submitted_date from bid b
where not exists (select from audit_log a where a.subject_id = b.lead_id and a.patch @> '[{"path": "/bid"}]');

-- The newest 50 of them, oldest first, with names as in the moves.
create function derived.lead_offers(lead_id uuid, is_for_host boolean) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('what', o.what, 'name', case when is_for_host then u.name end,
    'at', derived.instant(o.at)) order by o.at), '[]')
  from (select * from derived.lead_offer o where o.lead_id = lead_offers.lead_id order by o.at desc limit 50) o
  left join app_user u on u.id = o.user_id
$$;

create function derived.host_json(p profile) returns json language sql stable as $$
  select json_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'city', p.city, 'state', p.state,
    'isGone', p.deleted_date is not null or p.audience <> 'public',
    'isManaged', exists (select from derived.staff s where s.owner_id = p.id))
$$;

-- Why nobody was chosen for a request: its event was cancelled, is over or is closed. Null if a host was chosen, or can be.
create function derived.ended_request(p profile, e event) returns text language sql stable as $$
  select case when exists (select from lead w where w.request_id = p.id and w.status = 'Won') then null
    when p.status in ('Cancelled', 'Completed') then p.status when e.is_closed then 'Closed' end
$$;

-- A request as its sender reads it. `request`, `asking` and `event` are rows, for `patterns/asked-columns.ts`.
-- It was written when its event was: a host may be asked long after.
create view derived.sent_request_item as
select r.id, r.user_id, a.created_date, r.confirmed_date, e.response_deadline, derived.is_late(e.response_deadline, e.time_zone) as is_late,
  case when not r.has_open_dates and r.months = '{}' then e.end_date end as end_date, derived.ended_request(a, e) as ended,
  r as request, a as asking, e as event
from request r join profile a on a.id = r.id and a.deleted_date is null join event e on e.profile_id = r.id;

-- Whether the host reads the address of the sender: one that wasn't asked does so once it is chosen.
create function derived.shows_sender(l lead) returns boolean language sql stable as $$
  select not l.is_offered or l.status = 'Won'
$$;

-- A lead as its sender reads it, also before the request is confirmed, and of a host or an event that was deleted since. What only the host reads is
-- hidden from the organizer by the query. `request`, `asking` and `event` are rows, for `patterns/asked-columns.ts`: lists read a part of `asked`.
create view derived.sent_lead as
select l.id, l.request_id as owner_id, l.profile_id, p.kind as profile_kind, p.name as profile_name, l.status,
  l.mailed_date is not null as is_mailed, l.created_date, l.revision, l.message, l.pass_reason,
  case when a.deleted_date is not null then 'EventDeleted' else l.ended end as ended, l.member_id, u.name as member_name,
  r.confirmed_date, e.urgency, e.response_deadline, derived.is_late(e.response_deadline, e.time_zone) as is_late, (
    select extract(epoch from min(m.at) - greatest(r.confirmed_date, l.created_date)) / 3600 from lead_move m where m.lead_id = l.id) as hours_to_answer,
  derived.lead_moves(l.id, true) as moves, derived.lead_offers(l.id, true) as offers, derived.host_json(p) as host,
  derived.request_reach(p) as reach, derived.shows_sender(l) as shows_sender, r as request, a as asking, e as event,
  derived.asked(r, a, e, derived.shows_sender(l)) as asked, a.deleted_date is not null as is_event_deleted,
  p.deleted_date is not null as is_host_deleted
from lead l join request r on r.id = l.request_id
join profile a on a.id = r.id join event e on e.profile_id = r.id
join profile p on p.id = l.profile_id
left join app_user u on u.id = l.member_id;

-- A lead as both of its sides read it.
create view derived.lead_item as
select * from derived.sent_lead where confirmed_date is not null;

-- Invitations as the invited person sees them.
create view derived.invitation_item as
select i.id, i.user_id, i.email, i.role, json_build_object('kind', p.kind, 'id', p.id, 'name', p.name,
    'city', p.city, 'state', p.state) as profile, i.invited_by as invited_by_id, u.name as invited_by_name,
  i.status as stored_status,
  -- Nobody joins by the invitation of a blocked user.
  case when i.status <> 'Open' then i.status when i.expires_date <= now() then 'Expired'
    when u.blocked_date is not null then 'Withdrawn' else 'Open' end as status,
  i.created_date, i.expires_date
from invitation i join profile p on p.id = i.profile_id and p.deleted_date is null
left join app_user u on u.id = i.invited_by;

-- Open invitations as administrators see them.
create view derived.open_invitation_item as
select t.id, t.profile, t.role, t.email, t.created_date, t.expires_date, concat_ws(' ', t.profile ->> 'name', t.email,
    u.name, u.email, t.invited_by_name, b.email) as words,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'email', b.email) end as invited_by,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'email', u.email) end as "user"
from derived.invitation_item t
left join app_user b on b.id = t.invited_by_id left join app_user u on u.id = t.user_id
-- The stored status, which an index has, may be that of an expired one.
where t.stored_status = 'Open' and t.status = 'Open';

-- Invitations end with the right of the person who sent them. Administrators need no membership to invite.
create function derived.end_invitations() returns trigger language plpgsql as $$
begin
  update invitation i set status = 'Withdrawn', decided_date = now() from profile p
  where i.invited_by = old.user_id and i.status = 'Open' and p.id = i.profile_id and old.owner_id in (p.id, p.parent_id)
    and not exists (
      select from derived.staff s where s.owner_id = p.id and s.user_id = old.user_id and s.rung = 'manager');
  return null;
end $$;

create trigger member_invitations after delete or update of role on member
  for each row execute function derived.end_invitations();
