import { dayOf } from '@app/contract/rules/calendar-date.ts'
import {
  showingOf,
  showsRates,
  type HotelSettings,
  type HotelShowing,
} from '@app/contract/rules/hotel-offers.ts'
import { sql } from 'kysely'
import { mayRead, notify } from '../../../patterns/notify.ts'
import type { Database } from '../../../tables/tables.ts'
import { eventKind } from './event-kind.ts'

interface AwaitedEvent {
  id: string
  name: string
  category: string
  hotelLink: string | null
  own: (HotelSettings & Pick<HotelShowing, 'isHotelLinkIgnored'>) | null
  destination: HotelSettings | null
}

const settingsOf = (row: string) =>
  sql.raw(`
  'hotelLiveRatesEnabled', ${row}.hotel_live_rates_enabled, 'hotelLiveRatesVisibleAfter', ${row}.hotel_live_rates_visible_after,
  'hotelSpecialsHiddenAfter', ${row}.hotel_specials_hidden_after`)

/** The events that people wait for. Like readers of a page, they have the settings of the first public destination among the places. */
const awaitedEvents = sql<AwaitedEvent>`
  select p.id, p.name, e.category, e.hotel_link as "hotelLink",
    (select json_build_object('isHotelLinkIgnored', s.is_hotel_link_ignored, ${settingsOf('s')})
      from event_setting s where s.owner_id = p.id) as own,
    (select json_build_object(${settingsOf('d')}) from event_place t join destination d on d.profile_id = t.profile_id
      join derived.owner_audience a on a.owner_id = d.profile_id and a.audience = 'public'
      where t.owner_id = p.id order by t.created_date, t.id limit 1) as destination
  from profile p join event e on e.profile_id = p.id
  where p.status = 'Published' and p.deleted_date is null and e.end_date >= derived.day_in(e.time_zone)
    and exists (select from rates_alert r where r.event_id = p.id)`

/**
 * Tells those who wait for the rates of an event that they are open. Their rows are deleted with it, so nobody is told twice: of two servers, the
 * later one skips what the other has locked. Somebody whose account is being deleted has locked it first, and is skipped, too.
 */
export async function tellOpenRates(db: Database, today = dayOf(new Date())) {
  const { rows } = await awaitedEvents.execute(db)
  for (const { id, name, own, destination, ...event } of rows)
    if (showsRates(event, showingOf(own, destination), today))
      await db.transaction().execute(async (trx) => {
        const { rows: awaiting } = await sql<{ userId: string }>`
          delete from rates_alert where event_id = ${id} and user_id in (
            select r.user_id from rates_alert r join app_user u on u.id = r.user_id
            where r.event_id = ${id} and ${mayRead(sql`r.event_id`, sql`u.id`)}
            order by r.user_id for update of r skip locked for key share of u skip locked)
          returning user_id as "userId"`.execute(trx)
        const ids = awaiting.map(({ userId }) => userId)
        if (ids.length === 0) return
        await notify({ db: trx, user: null }, sql`select unnest(${ids}::uuid[])`, {
          kind: 'rates-open',
          aboutId: id,
          title: `Hotel rates for ${name} are open`,
          contents: 'See each hotel with the total of your stay.',
          url: `${eventKind.contract.path}/${id}/hotels`,
        })
      })
}
