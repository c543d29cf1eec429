-- Pages that are purged take their figures with them, and nobody else's.
create function derived.forget_visits() returns trigger language plpgsql as $$
begin
  delete from visit v using gone where v.profile_id = gone.id;
  delete from visit_day v using gone where v.profile_id = gone.id;
  delete from visitor_day v using gone where v.profile_id = gone.id;
  return null;
end $$;

-- By statement, because a catalogue has thousands of pages, and each day of records is a table.
create trigger forget_visits after delete on profile referencing old table as gone for each statement execute function derived.forget_visits();
