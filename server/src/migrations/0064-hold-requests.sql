-- A destination asks a facility that belongs to it to hold the dates of a lead. The facility learns of the event by this only.
create table hold_request (
  lead_id uuid not null references lead (id) on delete cascade,
  facility_id uuid not null references profile (id) on delete cascade,
  asked_by uuid references app_user (id) on delete set null,
  asked_date timestamptz not null default now(),
  primary key (lead_id, facility_id)
);
create index hold_request_facility on hold_request (facility_id);
create index hold_request_asked_by on hold_request (asked_by) where asked_by is not null;

-- Facilities that already hold dates for a destination were asked in another way.
insert into hold_request (lead_id, facility_id)
select distinct h.lead_id, c.owner_id from bid_hold h join calendar_entry c on c.id = h.entry_id join lead l on l.id = h.lead_id
where l.profile_id <> c.owner_id;
