-- What an offer cost the organizer in all when its host sent it, in US dollars. Costs and room nights of the event may change afterwards.
alter table bid add column confirmed_total bigint;
update bid b set confirmed_total = b.rent::bigint + b.fees + coalesce(b.live_stream_cost, 0) - b.grant_amount
  + coalesce((select sum(c.price) from event_cost c where c.owner_id = l.request_id and c.name <> all(b.included)), 0)
  - b.rebate::bigint * coalesce(least(e.room_nights, b.hotel_rooms::bigint * (b.end_date - b.start_date + 1)), 0)
from lead l join event e on e.profile_id = l.request_id where l.id = b.lead_id;
alter table bid alter column confirmed_total set not null;
