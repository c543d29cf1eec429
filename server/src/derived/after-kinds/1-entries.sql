-- Updates `entry` by triggers, in the transaction of the write, and notifies all servers of the changed profiles.
-- `derived.facts_of(kind, id)` and the view `derived.dependent` are generated from the kinds.

-- A notice is `kind:id,id,…`, up to 8,000 bytes. For thousands of rows, `kind:all` is sent, because a full load is faster.
create function derived.notify_changed(kind text, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 3000 then
    perform pg_notify('profile', kind || ':all');
  else
    for i in 0 .. (cardinality(ids) - 1) / 150 loop
      perform pg_notify('profile', kind || ':' || array_to_string(ids[i * 150 + 1 : (i + 1) * 150], ','));
    end loop;
  end if;
end $$;

create function derived.refresh_entries(ids uuid[]) returns void language plpgsql as $$
begin
  -- Two transactions that change different children of one profile must see each other's rows: the second blocks on this
  -- lock, and its next statement takes a snapshot that includes the first one's commit.
  -- Kinds are locked in one order, the same for all writers.
  perform from profile where id = any (ids) order by derived.rank_of(kind), id for no key update;

  -- Not a join: after a bulk load, the planner has no statistics and would compare every row with every id.
  delete from entry e
  where e.profile_id = any (ids) and (select p.deleted_date from profile p where p.id = e.profile_id) is not null;

  insert into entry as e (profile_id, kind, version, header_image_id, header_sha256, header_art, reaction_count, boosts, facts)
  select p.id, p.kind, nextval('entry_version'), header.id, header.sha256,
    -- The URL of generated art for the id and the first sport, or else the kind of profile.
    '/art/' || p.id || '/' || trim('-' from regexp_replace(lower(coalesce(facts.of_kind -> 'sports' ->> 0, p.kind)), '[^a-z0-9]+', '-', 'g')),
    -- Whom the list shows to everybody.
    (select count(*) from reaction r join app_user u on u.id = r.user_id where r.owner_id = p.id and u.is_visible),
    (select jsonb_agg(jsonb_build_array(b.start_date, b.end_date) order by b.start_date)
      from boost b where b.owner_id = p.id and b.end_date >= derived.today()),
    facts.of_kind
  from profile p
  -- `offset 0` keeps the planner from evaluating the facts once per use.
  cross join lateral (select derived.facts_of(p.kind, p.id) as of_kind offset 0) facts
  left join lateral (
    select i.id, i.sha256 from image i where i.owner_id = p.id and i.item_id is null and i.sha256 is not null order by i.sort, i.id limit 1) header on true
  where p.id = any (ids) and p.deleted_date is null
  on conflict (profile_id) do update set
    version = excluded.version, header_image_id = excluded.header_image_id, header_sha256 = excluded.header_sha256, header_art = excluded.header_art,
    reaction_count = excluded.reaction_count, boosts = excluded.boosts, facts = excluded.facts;

  -- To compare with saved searches. Without a conflict with other rows, so that writers never wait for the comparison.
  insert into profile_change (profile_id, kind) select p.id, p.kind from profile p where p.id = any (ids);
  perform pg_notify('profile_change', '');

  perform derived.notify_changed(p.kind, array_agg(p.id)) from profile p where p.id = any (ids) group by p.kind;
end $$;

-- Bulk writers run `set local app.bulk = 'on'`, which disables the triggers, and call this once at the end.
create function derived.refresh_with_dependents(ids uuid[]) returns void language plpgsql as $$
begin
  -- Lock profiles before their dependents, like other writers do. Another order could deadlock.
  perform from profile where id = any (ids) order by derived.rank_of(kind), id for no key update;
  perform derived.refresh_entries(ids || coalesce((
    select array_agg(distinct d.dependent_id) from derived.dependent d
    where d.profile_id = any (ids) and d.dependent_id <> all (ids)), '{}'));
end $$;

-- Refreshes the entries that days since the last call have changed, such as those of businesses whose promotions started.
-- Repeats the day of the last call, because a transaction that began before it may have committed after it.
create function derived.refresh_for_today() returns void language plpgsql as $$
declare
  last date;
begin
  select day into last from refreshed_day for update;
  if last >= derived.today() then return; end if;
  perform derived.refresh_entries(array(
    select distinct e.profile_id from derived.day_event e where e.day between last and derived.today()));
  update refreshed_day set day = derived.today();
end $$;

-- Arguments: the column with the profile's id, and 'spread' if entries of other profiles depend on the table too.
create function derived.refresh_after_change() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if current_setting('app.bulk', true) = 'on' then return null; end if;
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  if ids is null then return null; end if;
  if tg_argv[1] = 'spread' then perform derived.refresh_with_dependents(ids);
  else perform derived.refresh_entries(ids);
  end if;
  return null;
end $$;

-- Triggers fire in the order of their names. If two kinds watch a table, the kind with the lower rank is locked first.
create procedure derived.refresh_on(tables text[], key text, reach text default 'own', rank integer default 0) language plpgsql as $$
declare
  t text;
  suffix text := to_char(rank, 'FM00') || '_' || key;
begin
  foreach t in array tables loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function derived.refresh_after_change(%L, %L)', 'refresh_on_insert_' || suffix, t, key, reach);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function derived.refresh_after_change(%L, %L)', 'refresh_on_update_' || suffix, t, key, reach);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function derived.refresh_after_change(%L, %L)', 'refresh_on_delete_' || suffix, t, key, reach);
  end loop;
end $$;

call derived.refresh_on('{profile}', 'id', 'spread');
call derived.refresh_on('{sport}', 'owner_id', 'spread');
call derived.refresh_on('{amenity,reaction,boost,image}', 'owner_id');

-- Counts of reactions leave out whom the lists of them hide.
create function derived.refresh_reacted() returns trigger language plpgsql as $$
begin
  perform derived.refresh_entries(array(select owner_id from reaction where user_id = new.id));
  return null;
end $$;
create trigger refresh_reacted after update of is_visible on app_user for each row
  when (old.is_visible is distinct from new.is_visible) execute function derived.refresh_reacted();

-- Purging a profile deletes its entry by cascade. Servers then remove it from their indexes.
create function derived.notify_purged() returns trigger language plpgsql as $$
begin
  if current_setting('app.bulk', true) = 'on' then return null; end if;
  perform derived.notify_changed(old.kind, array[old.profile_id]);
  return null;
end $$;
create trigger notify_purged after delete on entry for each row execute function derived.notify_purged();

-- `derived.audience_of(profile)` is generated from the kinds' rules.
create function derived.set_audience() returns trigger language plpgsql as $$
begin
  new.audience := derived.audience_of(new);
  return new;
end $$;
create trigger set_audience before insert or update on profile for each row execute function derived.set_audience();
