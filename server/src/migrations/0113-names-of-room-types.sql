-- Names of room types that differ only in case are one name to guests. The later ones get a number.
update hotel_room r set name = left(r.name, 190) || ' ' || d.place
from (select id, row_number() over (partition by owner_id, lower(name) order by created_date, id) as place from hotel_room) d
where d.id = r.id and d.place > 1;
alter table hotel_room drop constraint hotel_room_owner_id_name_key;
create unique index hotel_room_name on hotel_room (owner_id, lower(name));
