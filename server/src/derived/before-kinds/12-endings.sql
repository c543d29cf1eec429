-- Records what ends for others, whoever ends it: a call, an import, housekeeping or an operator. The table of endings in
-- `services/event-mgmt/endings` tells what follows.

-- Only what somebody waits for is recorded.
create function derived.record_ending(subject uuid, how text, who uuid) returns void language plpgsql as $$
begin
  insert into ending (owner_id, how, user_id)
  select subject, how, who
  where exists (select from lead l where l.request_id = subject)
    or exists (select from lead l where l.profile_id = subject)
    or exists (select from hold_request h where h.facility_id = subject)
    or exists (select from room_block b where subject in (b.hotel_id, b.event_id) and b.status in ('Asked', 'Offered', 'Agreed', 'Released'))
    or exists (select from reservation v where subject in (v.hotel_id, v.event_id) and v.status = 'Confirmed' and v.check_out > derived.today())
    or how in ('deleted', 'Cancelled') and exists (select from invitation i where i.profile_id = subject and i.status = 'Open');
  if found then perform pg_notify('endings', ''); end if;
end $$;

-- The pages that the managers of an owner manage, besides itself: what belongs to it.
create function derived.managed_with(manager_of uuid) returns setof uuid language sql stable as $$
  select manager_of
  union select p.id from profile p where p.parent_id = manager_of
  union select a.owner_id from affiliation a where a.company_id = manager_of and a.is_accepted
$$;

-- Whether all managers of a page are blocked.
create function derived.is_suspended(page uuid) returns boolean language plpgsql stable as $$
begin
  return not derived.is_unclaimed(page) and not exists (
    select from derived.staff s join app_user u on u.id = s.user_id and u.blocked_date is null
    where s.owner_id = page and s.rung = 'manager');
end $$;

-- Those of these pages that nobody manages anymore, or only people who can't log in.
create function derived.record_unmanaged(owner uuid, who uuid) returns void language plpgsql as $$
begin
  perform derived.record_ending(p.id, case when derived.is_unclaimed(p.id) then 'unmanaged' else 'blocked' end, who)
  from derived.managed_with(owner) m (id) join profile p on p.id = m.id
  where p.deleted_date is null and p.kind in ('event', 'facility', 'destination', 'hotel')
    and (derived.is_unclaimed(p.id) or derived.is_suspended(p.id));
  -- Of a page that is deleted, only its leads keep that somebody left it, for when it is restored.
  update lead l set ended = 'HostUnmanaged' from derived.managed_with(owner) m (id) join profile p on p.id = m.id
  where l.profile_id = p.id and l.ended in ('HostDeleted', 'EventDeleted', 'OrganizerLeft') and p.deleted_date is not null
    and derived.is_unclaimed(p.id);
end $$;

create function derived.managers_of(page uuid) returns uuid[] language sql stable as $$
  select coalesce(array_agg(s.user_id), '{}') from derived.staff s where s.owner_id = page and s.rung = 'manager'
$$;

-- Those of these pages that nobody managed, or only people who can't log in, until these people came.
create function derived.record_managed(owner uuid, newcomers uuid[], who uuid) returns void language plpgsql as $$
begin
  perform derived.record_ending(m.id, 'managed', who) from derived.managed_with(owner) m (id)
  where not derived.is_unclaimed(m.id) and (
    exists (select from lead l where l.profile_id = m.id and l.ended = 'HostUnmanaged' or l.request_id = m.id and l.ended = 'OrganizerLeft')
    -- Of an event whose hosts have nobody either, their leads say only that.
    or exists (select from lead l join request r on r.id = l.request_id
        where r.id = m.id and l.ended = 'HostUnmanaged' and (r.user_id is not null or r.email = 'removed@account.invalid'))
      and not exists (select from derived.staff s where s.owner_id = m.id and s.rung = 'manager' and s.user_id <> all (newcomers)));
  -- A view has a row for each way in which somebody manages a page, so newcomers who managed it already don't count.
  perform derived.record_ending(p.id, 'unblocked', who)
  from derived.managed_with(owner) m (id) join profile p on p.id = m.id,
    lateral (
      select count(*) filter (where u.blocked_date is null) as able, count(*) filter (where u.blocked_date is not null) as blocked
      from derived.staff s join app_user u on u.id = s.user_id where s.owner_id = p.id and s.rung = 'manager') managers,
    lateral (select count(*) as able from app_user u where u.id = any (newcomers) and u.blocked_date is null) came
  where p.deleted_date is null and p.kind in ('event', 'facility', 'destination')
    and managers.blocked > 0 and managers.able > 0 and managers.able = came.able;
end $$;

create function derived.record_end_of_profile() returns trigger language plpgsql as $$
begin
  if new.deleted_date is not null and old.deleted_date is null then
    perform derived.record_ending(new.id, 'deleted', new.updated_by);
    if new.kind in ('organization', 'company') then perform derived.record_unmanaged(new.id, new.updated_by); end if;
  elsif new.deleted_date is null and old.deleted_date is not null then
    perform derived.record_ending(new.id, 'restored', new.updated_by);
    if new.kind in ('organization', 'company') then
      perform derived.record_managed(new.id, derived.managers_of(new.id), new.updated_by);
    end if;
  elsif new.kind = 'event' then
    if new.status is distinct from old.status and new.status in ('Cancelled', 'Completed') then
      perform derived.record_ending(new.id, new.status, new.updated_by);
    end if;
  elsif old.audience = 'public' and new.audience <> 'public' then
    perform derived.record_ending(new.id, 'hidden', new.updated_by);
  elsif old.audience <> 'public' and new.audience = 'public' then
    perform derived.record_ending(new.id, 'shown', new.updated_by);
  end if;
  if old.parent_id is not null and new.parent_id is distinct from old.parent_id then
    perform derived.record_unmanaged(new.id, new.updated_by);
  end if;
  if new.parent_id is distinct from old.parent_id then
    perform derived.record_managed(new.id, derived.managers_of(new.parent_id), new.updated_by);
  end if;
  return null;
end $$;
create trigger record_end after update of deleted_date, status, is_active, parent_id on profile for each row
  when (new.deleted_date is distinct from old.deleted_date or new.status is distinct from old.status or new.audience <> old.audience
    or new.parent_id is distinct from old.parent_id)
  execute function derived.record_end_of_profile();

create function derived.record_end_of_event() returns trigger language plpgsql as $$
declare
  who uuid := (select p.updated_by from profile p where p.id = new.profile_id);
begin
  if new.is_closed and not old.is_closed then perform derived.record_ending(new.profile_id, 'closed', who); end if;
  if (new.start_date, new.end_date) is distinct from (old.start_date, old.end_date) then
    perform derived.record_ending(new.profile_id, 'moved', who);
  end if;
  return null;
end $$;
create trigger record_end after update of is_closed, start_date, end_date on event for each row
  execute function derived.record_end_of_event();

create function derived.record_end_of_member() returns trigger language plpgsql as $$
begin
  -- Whoever is blocked answered nobody before they left.
  if derived.rung_of((select o.kind from owner o where o.id = old.owner_id), old.role) = 'manager'
    and not exists (select from app_user u where u.id = old.user_id and u.blocked_date is not null and derived.is_suspended(old.owner_id)) then
    perform derived.record_unmanaged(old.owner_id, null);
  end if;
  return null;
end $$;
create trigger record_end after delete or update of role on member for each row execute function derived.record_end_of_member();

create function derived.record_end_of_affiliation() returns trigger language plpgsql as $$
begin
  if old.is_accepted then perform derived.record_unmanaged(old.owner_id, null); end if;
  return null;
end $$;
create trigger record_end after delete or update of is_accepted on affiliation for each row execute function derived.record_end_of_affiliation();

-- A page that nobody managed, or nobody who can log in, has a manager again: somebody who joins or gets that role, or those of a company.
create function derived.record_return_of_member() returns trigger language plpgsql as $$
declare
  kind text := (select o.kind from owner o where o.id = new.owner_id);
begin
  -- Bulk writers add people only to pages that they add, of which nobody waits for anything.
  if current_setting('app.bulk', true) = 'on' then return null; end if;
  if derived.rung_of(kind, new.role) = 'manager' and (tg_op = 'INSERT' or derived.rung_of(kind, old.role) <> 'manager') then
    perform derived.record_managed(new.owner_id, array[new.user_id], null);
  end if;
  return null;
end $$;
create trigger record_return after insert or update of role on member for each row execute function derived.record_return_of_member();

create function derived.record_return_of_affiliation() returns trigger language plpgsql as $$
begin
  if current_setting('app.bulk', true) = 'on' then return null; end if;
  if new.is_accepted and (tg_op = 'INSERT' or not old.is_accepted) then
    perform derived.record_managed(new.owner_id, derived.managers_of(new.company_id), null);
  end if;
  return null;
end $$;
create trigger record_return after insert or update of is_accepted on affiliation for each row
  execute function derived.record_return_of_affiliation();

-- A block ends nothing, but who waits for somebody who can't log in is told, unless others can answer.
create function derived.record_block() returns trigger language plpgsql as $$
begin
  perform derived.record_ending(p.id, case when new.blocked_date is null then 'unblocked' else 'blocked' end, new.blocked_by)
  from (select distinct s.owner_id from derived.staff s where s.user_id = new.id and s.rung = 'manager') s
  join profile p on p.id = s.owner_id and p.deleted_date is null and p.kind in ('event', 'facility', 'destination')
  where not exists (
    select from derived.staff o join app_user u on u.id = o.user_id and u.blocked_date is null
    where o.owner_id = p.id and o.rung = 'manager' and o.user_id <> new.id);
  return null;
end $$;
create trigger record_block after update of blocked_date on app_user for each row
  when ((new.blocked_date is null) <> (old.blocked_date is null))
  execute function derived.record_block();
