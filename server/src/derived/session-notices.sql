-- Rings the clients of people, as patterns/ring.ts does, whichever code writes. PostgreSQL limits a notice to 8,000 bytes.

-- With a backplane, events wait in a table: those of a rolled-back transaction vanish, and those of a committed one survive its process.
create function derived.send_event(payload text) returns void language plpgsql as $$
begin
  if exists (select from backplane where address is not null) then insert into session_event (payload) values (payload);
  else perform pg_notify('session', payload); end if;
end $$;

create function derived.ring(event text, people uuid[], args json default '[]') returns void language sql as $$
  select derived.send_event(json_build_object('event', event, 'to', json_agg(id), 'args', args)::text)
  from (select id, row_number() over () / 150 as notice from (select distinct unnest(people) as id) p) n
  group by notice
$$;

-- In the order of sequences, so that no client sees a gap.
create function derived.ring_notifications() returns trigger language plpgsql as $$
begin
  perform derived.send_event(json_build_object('event', 'Notify', 'to', g.owners, 'sequences', g.sequences,
    'args', json_build_array(g.tags, g.url, g.thread_id))::text)
  from (
    select tags, url, thread_id, json_agg(owner_id order by at) as owners, json_agg(sequence order by at) as sequences
    from (select i.*, c.id as thread_id, row_number() over (order by i.sequence, i.owner_id) as at,
      row_number() over (partition by i.tags, i.url, c.id order by i.sequence, i.owner_id) / 80 as notice
      -- News of messages are about the conversation.
      from inserted i left join user_group c on c.id = i.about_id) n
    group by tags, url, thread_id, notice order by min(at)) g;
  return null;
end $$;
create trigger ring_notifications after insert on user_notification referencing new table as inserted
for each statement execute function derived.ring_notifications();

-- The number of unopened ones belongs to the profile of a person.
create function derived.ring_unopened() returns trigger language plpgsql as $$
begin
  perform derived.ring('ProfileUpdated', (
    select array_agg(o.owner_id) from removed o left join changed n using (id)
    where (o.is_opened, o.is_archived) is distinct from (n.is_opened, n.is_archived)));
  return null;
end $$;
create trigger ring_unopened after update on user_notification referencing old table as removed new table as changed
for each statement execute function derived.ring_unopened();

create function derived.ring_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.blocked_date, old.tokens_from) is distinct from (new.blocked_date, new.tokens_from) then
    perform derived.ring('ForceDisconnect', array[old.id]);
  end if;
  if tg_op = 'UPDATE' then
    perform derived.ring('ProfileUpdated', array[old.id]);
  end if;
  return null;
end $$;
create trigger ring_changed after update on app_user for each row when (old is distinct from new)
execute function derived.ring_user();
create trigger ring_deleted after delete on app_user for each row execute function derived.ring_user();

create function derived.ring_ended_session() returns trigger language plpgsql as $$
begin
  perform derived.ring('ForceDisconnect', array[new.user_id]);
  return null;
end $$;
create trigger ring_ended after insert on ended_session for each row execute function derived.ring_ended_session();
