-- The nights of a room type of which more rooms are taken, or in blocks, than there are. From the last day that is today somewhere.
create function derived.short_nights(r hotel_room) returns table (night date, taken integer, count integer) language sql stable as $$
  select o.night, (coalesce(n.taken, 0) + derived.block_count(r.id, o.night))::integer, derived.room_count(r, o.night)
  from (select n.night from room_night n where n.room_id = r.id union select b.night from block_night b where b.room_id = r.id) o
    left join room_night n on n.room_id = r.id and n.night = o.night
  where o.night >= derived.today() - 1 and coalesce(n.taken, 0) > derived.open_count(r, o.night)
$$;

-- Gives the coming nights of a room type the sizes that they have now. Whoever calls it has locked the room type, and knows that none is short.
create function derived.size_nights(room uuid) returns void language sql as $$
  update room_night n set size = derived.open_count(r, n.night) from hotel_room r
  where r.id = room and n.room_id = room and n.night >= derived.today() - 1 and n.size <> derived.open_count(r, n.night)
$$;

-- The last report of a block's pick-up.
create function derived.last_report(block uuid) returns setof block_report language sql stable as $$
  select * from block_report o where o.block_id = block order by o.created_date desc, o.id desc limit 1
$$;

-- The nights of a block, of all room types, with what is booked here (not what is only held) and what the hotel has reported of the rooms that it books itself.
-- Revenue is in cents.
create function derived.pick_up(block uuid)
returns table (night date, size integer, is_reported boolean, here integer, reported integer, revenue bigint) language sql stable as $$
  select n.night, sum(n.size)::integer, bool_or(n.is_reported), sum(l.booked)::integer, case when bool_or(n.is_reported) then o.rooms end,
    sum(l.booked::bigint * n.rate) + coalesce(o.rooms::bigint * coalesce(o.average_rate, min(n.rate)) * bool_or(n.is_reported)::integer, 0)
  from block_night n cross join lateral derived.block_rooms_booked(n) l (booked)
    left join lateral (
      select (x ->> 'rooms')::integer as rooms, r.average_rate from derived.last_report(block) r, jsonb_array_elements(r.nights) x
      where (x ->> 'night')::date = n.night) o on true
  where n.block_id = block group by n.night, o.rooms, o.average_rate
$$;

-- Whether a hotel books rooms of a block itself, so that it has to report them.
create function derived.is_reported(block uuid) returns boolean language sql stable as $$
  select exists (select from block_night n where n.block_id = block and n.is_reported)
$$;

-- Where the pick-up of a block comes from, by when its hotel reported last.
create function derived.pick_up_source(b room_block, reported_date timestamptz) returns text language sql stable as $$
  select case when not derived.is_reported(b.id) then 'Here' when b.asked_date > coalesce(reported_date, '-infinity') then 'Missing'
    when reported_date is null then 'NotAsked' else 'Reported' end
$$;

-- The room nights that the books of hotels show for an event, of all blocks whoever asked for them. Rooms that are only held don't count. Null
-- without an agreed block.
create function derived.verified_nights(event uuid) returns json language sql stable as $$
  select json_build_object('here', sum(v.nights), 'reported', sum(u.reported), 
    'reportedBy', count(distinct h.id) filter (where o.id is not null and derived.is_reported(b.id)),
    'awaited', count(distinct h.id) filter (where b.hotel_id is not null and derived.pick_up_source(b, o.created_date) in ('Missing', 'NotAsked')),
    'isOver', bool_and(u.last_night < (now() at time zone b.time_zone)::date))
  from room_block b
    cross join lateral (select coalesce(b.hotel_id, b.id) as id) h
    cross join lateral (select coalesce(sum(u.reported), 0) as reported, max(u.night) as last_night from derived.pick_up(b.id) u) u
    cross join lateral (
      select coalesce(sum(cardinality(v.block_nights)), 0) as nights from reservation v where v.block_id = b.id and v.status = 'Confirmed') v
    left join lateral derived.last_report(b.id) o on true
  where b.event_id = event and b.status in ('Agreed', 'Released')
  having count(*) > 0
$$;

-- Room blocks as the API shows them.
create view derived.room_block_item as
select b.id, b.hotel_id as owner_id, b.status, b.ended, b.hotel_id, b.hotel_name, b.event_id, b.event_name, b.asker_id, b.asker_name, b.asked, b.is_unasked, b.note, b.answer,
  coalesce(n.first_night, a.first_night) as first_night, coalesce(n.last_night, a.last_night) as last_night, n.nights,
  n.contracted, n.size, u.picked_up, u.nights as pick_up,
  derived.pick_up_source(b, o.created_date) as pick_up_source, o.created_date as reported_date, o.average_rate, o.extra_rooms, o.note as report_note, b.time_zone, b.currency, b.cut_off, b.guaranteed_percent, b.attrition, b.comp_per, b.rebate,
  b.rebate_receiver, b.rebate_purpose, b.access, b.code, b.revision, b.created_date
from room_block b
  cross join lateral (
    select min((x ->> 'night')::date) as first_night, max((x ->> 'night')::date) as last_night from jsonb_array_elements(b.asked) x) a
  cross join lateral (
    select min(n.night) as first_night, max(n.night) as last_night, coalesce(sum(n.contracted), 0)::integer as contracted,
      coalesce(sum(n.size), 0)::integer as size,
      coalesce(json_agg(json_build_object('roomId', n.room_id, 'roomName', r.name, 'night', n.night, 'contracted', n.contracted, 'size', n.size,
        'taken', l.taken, 'booked', derived.block_rooms_booked(n), 'rate', n.rate, 'price', derived.rate_with_fees(n.rate, coalesce(c.charges, '[]')))
        order by r.position nulls last, r.name, n.room_id, n.night), '[]') as nights
    from block_night n left join hotel_room r on r.id = n.room_id left join hotel_pricing c on c.owner_id = b.hotel_id
      cross join lateral (select n.size - derived.block_rooms_left(n) as taken) l
    where n.block_id = b.id) n
  cross join lateral (
    select coalesce(sum(u.here + coalesce(u.reported, 0)), 0)::integer as picked_up,
      coalesce(json_agg(json_build_object('night', u.night, 'size', u.size, 'isReported', u.is_reported, 'here', u.here, 'reported', u.reported) order by u.night), '[]') as nights
    from derived.pick_up(b.id) u) u
  left join lateral derived.last_report(b.id) o on true;
