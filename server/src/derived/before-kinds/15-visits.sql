-- A page that is purged takes its figures with it, and nobody else's.
create function derived.forget_visits() returns trigger language plpgsql as $$
begin
  delete from visit where profile_id = old.id;
  delete from visit_day where profile_id = old.id;
  delete from visitor_day where profile_id = old.id;
  return null;
end $$;

create trigger forget_visits after delete on profile for each row execute function derived.forget_visits();
