-- How many rooms of a type are sold on a night.
create function derived.room_count(r hotel_room, night date) returns integer language sql stable as $$
  select coalesce((
    select (range ->> 'count')::integer from jsonb_array_elements(r.ranges) range
    where night between (range ->> 'from')::date and (range ->> 'to')::date), r.count)
$$;

-- How many rooms of a type blocks have on a night.
create function derived.block_count(room uuid, night date) returns integer language sql stable as $$
  select coalesce(sum(n.size), 0)::integer from block_night n join room_block b on b.id = n.block_id
  where n.room_id = room and n.night = block_count.night and b.status in ('Agreed', 'Released')
$$;

-- How many rooms of a type are sold on a night to everybody.
create function derived.open_count(r hotel_room, night date) returns integer language sql stable as $$
  select derived.room_count(r, night) - derived.block_count(r.id, night)
$$;

-- Whether the rooms of a block can be booked.
create function derived.is_block_open(b room_block) returns boolean language sql stable as $$
  select b.status = 'Agreed' and b.ended is null and (b.cut_off is null or (now() at time zone b.time_zone)::date <= b.cut_off)
$$;

-- Whether a code opens the hotels of an event for who doesn't see it: that of a block which is only for who has its link.
create function derived.opens_hotels(event profile, code text) returns boolean language sql stable as $$
  select event.deleted_date is null and event.is_active and event.status = 'Published' and exists (
    select from room_block b where b.event_id = event.id and b.code = opens_hotels.code and b.access = 'Link' and derived.is_block_open(b))
$$;

-- Whether a room was held too long. Its nights are free from then on, whether or not somebody has given them back.
create function derived.is_overdue(v reservation) returns boolean language sql stable as $$
  select v.status in ('Held', 'Unconfirmed') and v.expires_date <= now()
$$;

-- How many rooms are left to everybody on a night that has a row.
create function derived.rooms_left(n room_night) returns integer language sql stable as $$
  select n.size - n.taken + (select count(*)::integer from reservation v
    where v.room_id = n.room_id and v.status in ('Held', 'Unconfirmed') and derived.is_overdue(v)
      and n.night >= v.check_in and n.night < v.check_out and n.night <> all (v.block_nights))
$$;

-- How many rooms of a block are left on a night.
create function derived.block_rooms_left(n block_night) returns integer language sql stable as $$
  select n.size - n.taken + (select count(*)::integer from reservation v
    where v.block_id = n.block_id and v.room_id = n.room_id and v.status in ('Held', 'Unconfirmed') and derived.is_overdue(v)
      and n.night = any (v.block_nights))
$$;

-- How many rooms of a block somebody has booked for a night. A room that is only held, or waits for its guest's confirmation, is not booked.
create function derived.block_rooms_booked(n block_night) returns integer language sql stable as $$
  select n.taken - (select count(*)::integer from reservation v
    where v.block_id = n.block_id and v.room_id = n.room_id and v.status in ('Held', 'Unconfirmed') and n.night = any (v.block_nights))
$$;

-- Gives the rooms of a reservation back for all nights of a stay but those that it keeps. What was a block's is everybody's once the block is released.
-- Whoever calls it has locked the room type.
create function derived.give_nights(v reservation, kept date[] default '{}') returns void language plpgsql as $$
begin
  update room_night n set taken = n.taken - 1
  where n.room_id = v.room_id and n.night >= v.check_in and n.night < v.check_out and n.night <> all (v.block_nights || kept);
  if v.block_nights = '{}' then return; end if;
  update block_night n set taken = n.taken - 1, size = n.size - (b.status = 'Released')::integer from room_block b
  where b.id = n.block_id and n.block_id = v.block_id and n.room_id = v.room_id and n.night = any (v.block_nights)
    and n.night <> all (kept);
  perform derived.size_nights(v.room_id);
end $$;

-- Ends what was held too long of a room type. Whoever calls it has locked the room type.
create function derived.end_overdue(room uuid) returns void language plpgsql as $$
declare
  ended reservation;
begin
  for ended in
    update reservation v set status = 'Expired', expires_date = null
    where v.room_id = room and v.status in ('Held', 'Unconfirmed') and v.expires_date <= now() returning v.*
  loop
    perform derived.give_nights(ended);
  end loop;
end $$;

-- Ends what was held too long of one room type, if nobody books it just now. Returns whether there was one.
create function derived.end_some_overdue() returns boolean language plpgsql as $$
declare
  room uuid;
begin
  select r.id into room from hotel_room r where r.id in (
    select v.room_id from reservation v where v.status in ('Held', 'Unconfirmed') and v.expires_date <= now())
  limit 1 for no key update skip locked;
  if room is not null then
    perform derived.end_overdue(room);
  end if;
  return room is not null;
end $$;

-- Takes rooms for all nights of a stay and returns true, or takes none and returns false. `block_nights` are taken from the block. `kept` are taken already,
-- so nothing is asked of them.
create function derived.take_nights(room uuid, check_in date, check_out date, rooms integer, block uuid default null, block_nights date[] default '{}',
  kept date[] default '{}')
returns boolean language plpgsql as $$
declare
  free integer;
begin
  -- Whoever takes or gives back nights of the room type, or changes its counts, takes turns. So two stays never wait for each other.
  perform from hotel_room r where r.id = room for no key update;
  perform derived.end_overdue(room);
  insert into room_night (room_id, night, size)
  select r.id, check_in + n, derived.open_count(r, check_in + n)
  from hotel_room r, generate_series(0, check_out - check_in - 1) n where r.id = room and check_in + n <> all (block_nights || kept)
  on conflict do nothing;
  select (select count(*) from room_night n
      where n.room_id = room and n.night >= check_in and n.night < check_out and n.night <> all (block_nights || kept) and n.taken + rooms <= n.size)
    + (select count(*) from block_night n join room_block b on b.id = n.block_id
      where n.block_id = block and n.room_id = room and n.night = any (block_nights) and n.night <> all (kept)
        and n.taken + rooms <= n.size and derived.is_block_open(b))
  into free;
  if free < check_out - check_in - cardinality(kept) then
    return false;
  end if;
  update room_night n set taken = n.taken + rooms
  where n.room_id = room and n.night >= check_in and n.night < check_out and n.night <> all (block_nights || kept);
  update block_night n set taken = n.taken + rooms where n.block_id = block and n.room_id = room and n.night = any (block_nights)
    and n.night <> all (kept);
  return true;
end $$;

-- What one guest pays for one night at the usual rate of a room type, with what of the charges is a mandatory fee and not in the
-- rate. The rule of `stayPrice` in the contract, without taxes.
create function derived.rate_with_fees(rate integer, charges jsonb) returns integer language sql immutable as $$
  select rate + coalesce(sum(case charge ->> 'unit'
    when 'Percent' then round(rate::numeric * (charge ->> 'basisPoints')::integer / 10000)
    else (charge ->> 'cents')::integer end), 0)::integer
  from jsonb_array_elements(charges) charge where charge ->> 'kind' = 'Fee' and not (charge ->> 'isIncluded')::boolean
$$;
