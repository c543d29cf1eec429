import type pg from 'pg'
import { demoAccount } from '../people/accounts.ts'
import { demoImportId } from '../world.ts'

const specials = `
insert into hotel_special (id, owner_id, title, description, start_date, end_date, min_nights)
select md5('special' || p.id || s.place)::uuid, p.id, s.title, s.description, $1::date + s.start, $1::date + s.start + 90, s.min_nights
from profile p cross join (values
    (0, 'Breakfast for teams', 'From 6 AM on game days, for everybody in the room.', 0, null::integer),
    (1, 'Parking for team buses', 'Beside the entrance, as long as you stay.', 14, null),
    (2, 'Late check-out on the last day', 'Keep your room until 2 PM.', 7, 2)) s (place, title, description, start, min_nights)
where p.kind = 'hotel' and p.import_id = $2 and exists (select from hotel_room r where r.owner_id = p.id)
  and (abs(hashtext('special' || p.id || s.place)) % 15 = 0
    or s.place < 2 and exists (select from member m where m.owner_id = p.id and m.user_id = $3))`

/** Writes what some hotels offer for stays around today, among them those of the demo account. */
export const writeSpecials = (client: pg.ClientBase, today: string) =>
  client.query(specials, [today, demoImportId, demoAccount('hotel').id])

/** Moves those of hotels whose specials nobody has edited. */
export const moveSpecials = (client: pg.ClientBase, days: number) =>
  client.query(
    `update hotel_special s set start_date = start_date + $1::integer, end_date = end_date + $1::integer
     from profile p where p.id = s.owner_id and p.import_id = $2 and not exists (
       select from audit_log a where a.owner_id = p.id and a.operation like '%.specials.%')`,
    [days, demoImportId],
  )
