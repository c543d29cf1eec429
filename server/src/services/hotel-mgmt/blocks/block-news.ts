import { knownDates } from '@app/contract/rules/event-text.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import { sql } from 'kysely'
import { notify, type Notifier } from '../../../patterns/notify.ts'
import { isWithinLimit } from '../../../patterns/use-limits.ts'
import { askerNews, hotelNews, type AskerNews, type BlockNames, type HotelNews } from './block-words.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'

interface ToldBlock extends BlockNames {
  hotelId: string | null
  eventId: string | null
  askerId: string | null
  askerKind: string | null
  firstNight: string
  lastNight: string
  roomNights: number
  hasAddress: boolean
}

async function readTold({ db }: Pick<Notifier, 'db'>, id: string): Promise<ToldBlock | undefined> {
  const { rows } = await sql<ToldBlock>`
    select t.hotel_id as "hotelId", t.hotel_name as "hotelName", t.event_id as "eventId", t.event_name as "eventName", t.asker_id as "askerId",
      t.asker_name as "askerName", a.kind as "askerKind", t.first_night::text as "firstNight", t.last_night::text as "lastNight",
      case when t.size > 0 then t.size else (select sum((x ->> 'rooms')::integer) from jsonb_array_elements(t.asked) x)::integer end as "roomNights",
      p.email is not null and not derived.has_opted_out(p.email) as "hasAddress"
    from derived.room_block_item t left join profile p on p.id = t.hotel_id left join profile a on a.id = t.asker_id
    where t.id = ${id}`.execute(db)
  return rows[0]
}

const nightsText = ({ roomNights, firstNight, lastNight }: ToldBlock) =>
  `${counted(roomNights, 'room night')}, ${knownDates({ startDate: firstNight, endDate: lastNight, months: [] })}`

/** Emails about blocks to the address of one hotel in a day. */
const perHotel = { name: 'block-hotel', most: 10, seconds: 24 * 3600 }

/** Tells a hotel what became of a block: its team, and the address of its page, whose link needs no account. */
export async function tellHotelOfBlock(call: Notifier, id: string, news: HotelNews) {
  const block = await readTold(call, id)
  if (block === undefined || block.hotelId === null) return
  const { hotelId, hasAddress } = block
  await notify(call, sql`select s.user_id from derived.staff s where s.owner_id = ${hotelId}`, {
    kind: 'room-block',
    aboutId: hotelId,
    title: hotelNews[news].title(block),
    contents: `${nightsText(block)}.`,
    url: `/hotels/${hotelId}/blocks/${id}`,
  })
  if (hasAddress && (await isWithinLimit(call.db, perHotel, hotelId)))
    await queueMail(call.db, `block-${news}`, id)
}

/** Tells the managers of the page that asked, and those of the event, what a hotel did. */
export async function tellAskers(call: Notifier, id: string, news: AskerNews) {
  const block = await readTold(call, id)
  if (block === undefined) return
  const { askerId, askerKind, eventId } = block
  const pages = [
    { id: eventId, kind: 'event' },
    { id: askerKind === 'destination' ? askerId : null, kind: 'destination' },
  ]
  for (const page of pages)
    if (page.id !== null)
      await notify(
        call,
        sql`select s.user_id from derived.staff s where s.owner_id = ${page.id} and s.rung = 'manager'`,
        {
          kind: 'room-block',
          aboutId: page.id,
          title: askerNews[news](block),
          contents: `${nightsText(block)}.`,
          url: `/${page.kind}s/${page.id}/blocks`,
        },
      )
}
