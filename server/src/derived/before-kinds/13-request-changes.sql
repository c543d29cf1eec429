-- Keeps what a request asked before its organizer changes it, so that hosts are told once what changed.
-- `services/event-mgmt/leads/tell-changes.ts` tells them.

-- Before the first change since hosts were told. Further ones put the news off by five minutes, up to half an hour in all.
create function derived.keep_asked(event_id uuid) returns void language plpgsql as $$
begin
  if current_setting('app.bulk', true) = 'on' then return; end if;
  -- What was asked is composed for the first change only: a step of a form changes many rows.
  update request_change set due_date = least(now() + interval '5 minutes', created_date + interval '30 minutes') where request_id = event_id;
  if found then return; end if;
  insert into request_change (request_id, before, due_date)
  select r.id, jsonb_build_object('asked', derived.asked(r, p, e, false)::jsonb - array['contactName', 'contactEmail', 'contactOrganization'], 'costs', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'price', c.price) order by c.name), '[]')
      from event_cost c where c.owner_id = r.id)), now() + interval '5 minutes'
  from request r join profile p on p.id = r.id and p.deleted_date is null and p.status not in ('Cancelled', 'Completed')
    join event e on e.profile_id = r.id
  where r.id = event_id and r.confirmed_date is not null
    and exists (select from lead l where l.request_id = r.id and l.status in ('Open', 'Interested', 'Won'))
  on conflict (request_id) do update
    set due_date = least(excluded.due_date, request_change.created_date + interval '30 minutes');
end $$;

create function derived.keep_asked_of_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform derived.keep_asked((to_jsonb(old)->>tg_argv[0])::uuid);
    return old;
  end if;
  perform derived.keep_asked((to_jsonb(new)->>tg_argv[0])::uuid);
  return new;
end $$;
create trigger keep_asked before update on event for each row when (old.* is distinct from new.*)
  execute function derived.keep_asked_of_row('profile_id');
create trigger keep_asked before update of months, has_open_dates on request for each row when (old.* is distinct from new.*)
  execute function derived.keep_asked_of_row('id');
create trigger keep_asked before update of name, description on profile for each row
  when (old.kind = 'event' and (old.name, old.description) is distinct from (new.name, new.description))
  execute function derived.keep_asked_of_row('id');
create trigger keep_asked before insert or update or delete on space_type for each row
  execute function derived.keep_asked_of_row('owner_id');
create trigger keep_asked before insert or update or delete on amenity for each row
  execute function derived.keep_asked_of_row('owner_id');
create trigger keep_asked before insert or update or delete on event_cost for each row
  execute function derived.keep_asked_of_row('owner_id');
