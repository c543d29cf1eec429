-- What pages have to do for others, besides requests and links to answer. As `PageWork` in the contract names it.

-- Requests of destinations for holds that a facility can still give.
create view derived.open_hold_request as
select h.lead_id, h.facility_id, h.asked_date, l.request_id, l.status, l.profile_id as destination_id
from hold_request h join lead l on l.id = h.lead_id and l.status in ('Open', 'Interested')
join facility_destination f on f.owner_id = h.facility_id and f.destination_id = l.profile_id and f.is_accepted
join profile d on d.id = l.profile_id and d.deleted_date is null
join profile p on p.id = l.request_id and p.deleted_date is null
join event e on e.profile_id = p.id and e.end_date >= derived.today();

create view derived.page_work as
select h.facility_id as owner_id, 'hold' as task, p.name as about,
  case when e.response_deadline >= derived.today() then e.response_deadline end as due_date, h.asked_date as since
from derived.open_hold_request h join profile p on p.id = h.request_id join event e on e.profile_id = p.id
where not exists (
  select from bid_hold b join calendar_entry c on c.id = b.entry_id and c.owner_id = h.facility_id where b.lead_id = h.lead_id)
union all
select e.owner_id, 'release', e.title, null, e.starts from calendar_entry e where e.release is not null and e.ends > now()
union all
select i.destination_id, 'import', i.file_name, null, i.created_date
from import i
where i.destination_id is not null and i.stored_sha256 is not null
  and (i.state = 'Ready' or i.state = 'Unusable' and i.problem ->> 'remedy' = 'columns');
