import { stayNotice, type ToldStay } from '@app/contract/hotels/stay-notice.ts'
import { sql } from 'kysely'
import { notify, teamOf } from '../../../patterns/notify.ts'
import type { Call } from '../../../platform/http/call.ts'

interface LeavingGuest {
  id: string
  /** Their verified address, in lowercase. Null if it could be somebody else's. */
  email: string | null
}

/** Locks the room types that somebody will stay in, as whoever books them does before the row of the person. */
export const lockStays = (call: Call, id: string) =>
  sql`select from hotel_room r where r.id in (
      select v.room_id from derived.coming_stays(${id}, (select lower(u.email) from app_user u where u.id = ${id} and u.email_verified)) v)
    order by r.id for no key update`.execute(call.db)

/** Cancels the coming stays of somebody who leaves, tells their hotels, and removes from all stays who it was. */
export async function forgetStays(call: Call, { id, email }: LeavingGuest) {
  const { rows } = await sql<ToldStay>`
    with canceled as materialized (select * from derived.coming_stays(${id}, ${email})),
    own as materialized (select v.id from reservation v where v.user_id = ${id} or lower(v.email) = ${email}),
    ended as (delete from mailed_token t where t.subject_id in (select id from own)),
    given as (select derived.give_nights(row(c.*)::reservation) from canceled c),
    emptied as (update reservation set name = null, email = null, phone = null, arrival = null, notes = null,
      expires_date = case when id in (select id from canceled) then null else expires_date end,
      status = case when id in (select id from canceled) then 'Canceled' else status end
      where id in (select id from own) and (select count(*) from given) >= 0)
    select number, room_name as "roomName", hotel_id as "hotelId", hotel_name as "hotelName", check_in::text as "checkIn", check_out::text as "checkOut"
    from canceled where status = 'Confirmed' order by id`.execute(call.db)
  for (const stay of rows)
    if (stay.hotelId !== null)
      await notify(call, teamOf(stay.hotelId), stayNotice(stay, stay.hotelId, 'canceled'))
}
