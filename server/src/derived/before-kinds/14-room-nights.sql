-- How many rooms of a type are sold on a night.
create function derived.room_count(r hotel_room, night date) returns integer language sql stable as $$
  select coalesce((
    select (range ->> 'count')::integer from jsonb_array_elements(r.ranges) range
    where night between (range ->> 'from')::date and (range ->> 'to')::date), r.count)
$$;

-- Whether a room was held too long. Its nights are free from then on, whether or not somebody has given them back.
create function derived.is_overdue(v reservation) returns boolean language sql stable as $$
  select v.status in ('Held', 'Unconfirmed') and v.expires_date <= now()
$$;

-- How many rooms are left on a night that has a row.
create function derived.rooms_left(n room_night) returns integer language sql stable as $$
  select n.size - n.taken + (select count(*)::integer from reservation v
    where v.room_id = n.room_id and v.status in ('Held', 'Unconfirmed') and derived.is_overdue(v)
      and n.night >= v.check_in and n.night < v.check_out)
$$;

-- Gives rooms back for all nights of a stay. Whoever calls it has locked the room type.
create function derived.give_nights(room uuid, check_in date, check_out date) returns void language sql as $$
  update room_night n set taken = n.taken - 1 where n.room_id = room and n.night >= check_in and n.night < check_out
$$;

-- Ends what was held too long of a room type. Whoever calls it has locked the room type.
create function derived.end_overdue(room uuid) returns void language plpgsql as $$
declare
  ended reservation;
begin
  for ended in
    update reservation v set status = 'Expired', expires_date = null
    where v.room_id = room and v.status in ('Held', 'Unconfirmed') and v.expires_date <= now() returning v.*
  loop
    perform derived.give_nights(room, ended.check_in, ended.check_out);
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

-- Takes rooms for all nights of a stay and returns true, or takes none and returns false.
create function derived.take_nights(room uuid, check_in date, check_out date, rooms integer) returns boolean language plpgsql as $$
declare
  free integer;
begin
  -- Whoever takes or gives back nights of the room type, or changes its counts, takes turns. So two stays never wait for each other.
  perform from hotel_room r where r.id = room for no key update;
  perform derived.end_overdue(room);
  insert into room_night (room_id, night, size)
  select r.id, check_in + n, derived.room_count(r, check_in + n)
  from hotel_room r, generate_series(0, check_out - check_in - 1) n where r.id = room
  on conflict do nothing;
  select count(*) into free from room_night n
  where n.room_id = room and n.night >= check_in and n.night < check_out and n.taken + rooms <= n.size;
  if free < check_out - check_in then
    return false;
  end if;
  update room_night n set taken = n.taken + rooms where n.room_id = room and n.night >= check_in and n.night < check_out;
  return true;
end $$;
