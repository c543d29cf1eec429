-- What all pages together had on a closed day, so that nobody adds up a year of every page. By kind of page and action with an empty `source`; views by source, and all
-- visitors, with an empty `kind`. It never changes again, also if a page is purged.
create table visit_total_day (
  day date not null,
  kind text not null,
  action text not null,
  source text not null,
  count integer not null,
  primary key (day, kind, action, source)
);

insert into visit_total_day (day, kind, action, source, count)
select v.day, coalesce(p.kind, ''), v.action, coalesce(v.source, ''), sum(v.count)
from visit_day v join profile p on p.id = v.profile_id
group by grouping sets ((v.day, p.kind, v.action), (v.day, v.action, v.source))
having grouping(p.kind) = 0 or v.action = 'view';

-- Nobody knows anymore who was the same visitor on several pages.
insert into visit_total_day (day, kind, action, source, count)
select day, '', 'visitor', '', sum(visitors) from visitor_day group by day;

-- The pages with the most views of any days.
create index visit_day_views on visit_day (day, profile_id) include (count) where action = 'view';

-- On each day in UTC: what became of records, by its name, and how many documents of pages were sent, and of how many there was a record.
create table visit_tally_day (
  day date not null,
  name text not null,
  count bigint not null,
  primary key (day, name)
);
