-- Servers that compare profiles with saved searches keep these in memory.
create function derived.notify_saved_search() returns trigger language plpgsql as $$
begin
  perform pg_notify('saved_search', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger notify_saved_search after insert or delete or update of filter, origin, deleted_date on saved_search
for each row execute function derived.notify_saved_search();

-- When somebody is told of a match that was found at this time. Summaries come a quarter before eight, in time for the daily email.
-- A zone that PostgreSQL doesn't know, and none, are the zone of New York.
create function derived.alert_date(alert text, zone text, since timestamptz) returns timestamptz language plpgsql stable as $$
declare
  place text := coalesce(zone, 'America/New_York');
  ahead interval := interval '15 minutes';
  morning timestamptz;
begin
  if alert = 'instant' then return since; end if;
  if alert not in ('daily', 'weekly') then return null; end if;
  morning := derived.next_morning(place, since + ahead);
  while alert = 'weekly' and extract(isodow from morning at time zone place) <> 1 loop
    morning := derived.next_morning(place, morning);
  end loop;
  return morning - ahead;
exception when invalid_parameter_value then
  return derived.alert_date(alert, null, since);
end $$;
