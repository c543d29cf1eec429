-- Whether a lead was lost because another host was chosen and the rest closed with it, in one call.
alter table lead_move add column is_by_award boolean not null default false;

-- Until now, only the time told: an award closes the other leads in its own transaction.
update lead_move m set is_by_award = true from lead l
where l.id = m.lead_id and m.to_status = 'Lost' and m.by = 'sender' and exists (
  select from lead w join lead_move won on won.lead_id = w.id and won.to_status = 'Won'
  where w.request_id = l.request_id and m.at >= won.at and m.at < won.at + interval '2 seconds');
