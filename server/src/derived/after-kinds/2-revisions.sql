-- Increments `revision` with every change. ETags are derived from it.
create function derived.bump_revision() returns trigger language plpgsql as $$
begin
  if new is distinct from old then new.revision := old.revision + 1; end if;
  return new;
end $$;

-- For every table with a revision. The name sorts after set_audience, so that a change of the audience counts.
do $$
declare
  t text;
begin
  for t in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'revision'
    and table_name <> 'import_change'
  loop
    execute format('create trigger then_bump_revision before update on %I for each row execute function derived.bump_revision()', t);
  end loop;
end $$;
