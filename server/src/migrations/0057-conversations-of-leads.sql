-- A conversation of a host's team with the managers of an event: one for both, also if the lead is withdrawn and sent again.
alter table user_group add event_id uuid references profile (id) on delete set null,
  add check (event_id is null or is_contact);
create unique index user_group_event on user_group (event_id, about_id) where event_id is not null;
