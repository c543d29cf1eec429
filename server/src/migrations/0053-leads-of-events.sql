-- A request is an event: what it asks is in `event`, and who asks is here, under the event's id. Requests that weren't made as events
-- become private ones.

alter table request add column has_open_dates boolean not null default false;
update request set has_open_dates = start_date is null and months = '{}';

insert into owner (id, kind) select id, 'event' from request;

insert into profile (id, kind, name, description, status, created_date, created_by, updated_date, updated_by)
select id, 'event', coalesce(event, case when sport not in ('Other', 'Other Sport or Activity') then sport || ' event' end, 'Request of ' || name),
  message, case when confirmed_date is null then 'Draft' else 'Published' end, created_date, user_id, created_date, user_id
from request;

insert into event (profile_id, category, is_closed, type, start_date, end_date, has_flexible_dates, facility_types, sports_list,
  space_name, space_count, participants, urgency)
select id, 'Private', false, 'Tournament',
  coalesce(start_date, (select min(m || '-01')::date from unnest(months) m), created_date::date),
  coalesce(end_date, (select max((m || '-01')::date + interval '1 month' - interval '1 day')::date from unnest(months) m),
    created_date::date + 365),
  start_date is null, '{}', array_remove(array[sport], null), space_type, space_count, people, urgency
from request;

insert into sport (id, owner_id, name) select uuidv7(), id, sport from request where sport is not null
on conflict (owner_id, name) do nothing;

insert into member (id, owner_id, user_id, role) select uuidv7(), id, user_id, 'Manager' from request where user_id is not null;

alter table request
  drop column event, drop column sport, drop column start_date, drop column end_date, drop column space_type, drop column space_count,
  drop column people, drop column urgency, drop column message,
  add foreign key (id) references owner (id) on delete cascade;

alter table lead
  -- What the organizer wrote to this host.
  add column message text,
  -- Who of the host's team works on it.
  add column member_id uuid references app_user (id) on delete set null,
  add column pass_reason text;
create index lead_request_open on lead (request_id) where status in ('Open', 'Interested');
create index lead_member on lead (member_id) where member_id is not null;

-- What one side of a lead notes for itself.
create table lead_note (
  id uuid primary key,
  lead_id uuid not null references lead (id) on delete cascade,
  side text not null check (side in ('host', 'sender')),
  author_id uuid references app_user (id) on delete set null,
  text text not null,
  created_date timestamptz not null default now()
);
create index lead_note_lead on lead_note (lead_id, created_date);
