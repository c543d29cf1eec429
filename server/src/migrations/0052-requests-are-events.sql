-- What an event asks of a venue.
alter table event
  add column sports_list text[] not null default '{}',
  add column flex_weeks smallint,
  add column setup_days smallint,
  add column team_count_range text,
  add column participants integer,
  add column attendance integer,
  add column ages text,
  add column needs_specific_facility_type boolean not null default false,
  add column needs_specific_space_type boolean not null default false,
  add column space_count integer,
  add column surfaces text[] not null default '{}',
  add column space_description text,
  add column partner_dist smallint,
  add column budget_from integer,
  add column budget_to integer,
  add column room_nights integer,
  add column rooms_per_night integer,
  add column hotel_dist smallint,
  add column response_deadline date,
  add column decision_date date,
  add column requirement_notes text,
  add check (budget_from <= budget_to),
  add check (response_deadline <= decision_date);

update event e set sports_list = array(
  select s.name from sport s where s.owner_id = e.profile_id order by s.created_date, s.id);
