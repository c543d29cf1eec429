-- What is taken of a room type, by night. A row arises when a room of the night is first taken, and no night can be oversold.
create table room_night (
  room_id uuid not null references hotel_room (id) on delete cascade,
  night date not null,
  size integer not null,
  taken integer not null default 0,
  primary key (room_id, night),
  constraint room_night_not_oversold check (taken between 0 and size)
);
