-- How many rooms of a type are sold on a night.
create function derived.room_count(r hotel_room, night date) returns integer language sql stable as $$
  select coalesce((
    select (range ->> 'count')::integer from jsonb_array_elements(r.ranges) range
    where night between (range ->> 'from')::date and (range ->> 'to')::date), r.count)
$$;

-- Takes rooms for all nights of a stay and returns true, or takes none and returns false.
create function derived.take_nights(room uuid, check_in date, check_out date, rooms integer) returns boolean language plpgsql as $$
declare
  free integer;
begin
  -- Whoever changes the counts waits, and is waited for.
  perform from hotel_room r where r.id = room for share;
  insert into room_night (room_id, night, size)
  select r.id, check_in + n, derived.room_count(r, check_in + n)
  from hotel_room r, generate_series(0, check_out - check_in - 1) n where r.id = room
  on conflict do nothing;
  -- In order of nights, so that two stays never wait for each other.
  select count(*) filter (where locked.taken + rooms <= locked.size) into free from (
    select n.taken, n.size from room_night n where n.room_id = room and n.night >= check_in and n.night < check_out
    order by n.night for update) locked;
  if free < check_out - check_in then
    return false;
  end if;
  update room_night n set taken = n.taken + rooms where n.room_id = room and n.night >= check_in and n.night < check_out;
  return true;
end $$;
