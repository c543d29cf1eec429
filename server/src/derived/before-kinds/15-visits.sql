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

-- What all pages together had on closed days: see `visit_total_day`, of which visitors are counted from records.
create function derived.visit_totals(first date, last date) returns table (day date, kind text, action text, source text, count integer) language sql stable as $$
  select v.day, coalesce(p.kind, ''), v.action, coalesce(v.source, ''), sum(v.count)::integer
  from visit_day v join profile p on p.id = v.profile_id where v.day between first and last
  group by grouping sets ((v.day, p.kind, v.action), (v.day, v.action, v.source))
  having grouping(p.kind) = 0 or v.action = 'view'
$$;
