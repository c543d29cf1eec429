-- Links to blocks work through the day that their page shows. Those that were mailed before it showed one ended up to two days earlier.
update mailed_token t set expires_date = l.ends_date
from (
  select b.id, (coalesce(
    (select max(n.night) from block_night n where n.block_id = b.id),
    (select max((x ->> 'night')::date) from jsonb_array_elements(b.asked) x)) + 62)::timestamp at time zone 'UTC' as ends_date
  from room_block b) l
where t.purpose = 'block-key' and t.subject_id = l.id and t.expires_date < l.ends_date;
