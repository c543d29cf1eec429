-- What people read of a reservation, as items of its hotel.
create view derived.reservation_item as
select v.id, v.hotel_id as owner_id, v.number, case when derived.is_overdue(v) then 'Expired' else v.status end as status,
  v.hotel_id, v.hotel_name, v.room_id, v.room_name, v.event_id, v.block_id, v.block_nights, v.user_id, v.check_in, v.check_out, v.guests, v.children, v.time_zone, v.currency,
  v.lines, v.total, v.total_with_taxes, v.free_until, v.name, v.email, v.phone, v.arrival, v.notes, v.expires_date,
  case when v.expires_date is not null then greatest(0, extract(epoch from v.expires_date - now()))::integer end as seconds_left, v.is_extended,
  v.revision, v.event_start, v.event_end, v.booked_date, v.created_date
from reservation v;

-- Keeps the dates of the event that a stay is for, as its guest reads them when it is booked.
create function derived.keep_event_dates() returns trigger language plpgsql as $$
begin
  select e.start_date, e.end_date into new.event_start, new.event_end from event e where e.profile_id = new.event_id;
  return new;
end $$;
create trigger keep_event_dates before insert on reservation for each row execute function derived.keep_event_dates();
create trigger keep_other_event_dates before update of event_id on reservation for each row
  when (new.event_id is distinct from old.event_id) execute function derived.keep_event_dates();

-- What somebody has booked or holds, and has not left yet.
create function derived.coming_stays(guest uuid, address text) returns setof reservation language sql stable as $$
  select * from reservation v where (v.user_id = guest or lower(v.email) = address) and v.check_out >= derived.today()
    and (v.status = 'Confirmed' or v.status in ('Held', 'Unconfirmed') and not derived.is_overdue(v))
$$;

-- Locks a reservation, after its room type and another one that it may move to: whoever takes nights locks them in this order. Returns it with the room
-- type that was locked. Each statement sees what was committed while the one before waited.
create function derived.lock_reservation(reservation_id uuid, other_room uuid) returns table (v reservation, locked_room uuid) language plpgsql as $$
begin
  select r.room_id into locked_room from reservation r where r.id = reservation_id;
  perform from hotel_room r where r.id in (other_room, locked_room) order by r.id for no key update;
  return query select r, lock_reservation.locked_room from reservation r where r.id = reservation_id for update;
end $$;
