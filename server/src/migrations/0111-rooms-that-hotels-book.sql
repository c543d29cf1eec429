-- Rooms that the hotel books itself, and reports. Their room type is null, but so is that of rooms booked here once it has been deleted.
alter table block_night add column is_reported boolean not null default false;
update block_night n set is_reported = true from room_block b
where b.id = n.block_id and n.room_id is null and n.taken = 0
  and (b.hotel_id is not null or exists (select from block_report r where r.block_id = b.id));
