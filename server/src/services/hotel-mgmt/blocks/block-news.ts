import { stayOfNights, stayText } from '@app/contract/hotels/stay-dates.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import { sql, type RawBuilder } from 'kysely'
import { managersOf, notify, teamOf, type Notifier } from '../../../patterns/notify.ts'
import { isWithinLimit } from '../../../patterns/use-limits.ts'
import { askerNews, hotelNews, type AskerNews, type HotelNews } from './block-words.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { readAllTold, type ToldBlock } from './told-block.ts'

/** The blocks of one hotel for one event, about which people are told together. */
const together = (blocks: readonly ToldBlock[]) =>
  Map.groupBy(blocks, ({ hotelId, hotelName, eventId, eventName }) =>
    JSON.stringify([hotelId ?? hotelName, eventId ?? eventName]),
  ).values()

const nightsText = (block: ToldBlock) =>
  `${counted(block.roomNights, 'room night')}, ${stayText(stayOfNights(block))}`

const contentsOf = (blocks: readonly ToldBlock[]) =>
  `${blocks.length > 1 ? `${counted(blocks.length, 'block')}: ` : ''}${blocks.map(nightsText).join('; ')}.`

/** Emails about blocks to the address of one hotel in a day. */
const perHotel = { name: 'block-hotel', most: 10, seconds: 24 * 3600 }

/** Tells hotels what became of their blocks: their teams, once for each event, and the addresses of their pages, whose links are for one block. */
export async function tellHotels(call: Notifier, ids: readonly string[], news: HotelNews) {
  for (const blocks of together(await readAllTold(call.db, ids))) {
    const [first] = blocks
    if (first === undefined || first.hotelId === null) continue
    const { hotelId } = first
    await notify(call, teamOf(hotelId), {
      kind: 'room-block',
      aboutId: hotelId,
      title: hotelNews[news].title(first),
      contents: contentsOf(blocks),
      url: `/hotels/${hotelId}/${blocks.length > 1 ? 'rooms' : `blocks/${first.id}`}`,
    })
    for (const { id, address } of blocks)
      if (address !== null && (await isWithinLimit(call.db, perHotel, hotelId)))
        await queueMail(call.db, `block-${news}`, id)
  }
}
export const tellHotelOfBlock = (call: Notifier, id: string, news: HotelNews) => tellHotels(call, [id], news)

/**
 * Tells the managers of events, and those of destinations that asked for them, what became of their blocks, once for each hotel and
 * event. Whoever manages both is told as the event's manager.
 */
export async function tellAllAskers(call: Notifier, ids: readonly string[], news: AskerNews) {
  for (const blocks of together(await readAllTold(call.db, ids))) {
    const [first] = blocks
    if (first === undefined) continue
    const { eventId } = first
    const destinations = blocks.flatMap(({ askerId, askerKind }) =>
      askerId !== null && askerKind === 'destination' ? [askerId] : [],
    )
    const tell = (audience: RawBuilder<unknown>, aboutId: string, kind: string, some: readonly ToldBlock[]) =>
      notify(call, audience, {
        kind: 'room-block',
        aboutId,
        title: askerNews[news](first),
        contents: contentsOf(some),
        url: `/${kind}s/${aboutId}/blocks`,
      })
    if (eventId !== null) await tell(managersOf(eventId), eventId, 'event', blocks)
    for (const id of new Set(destinations))
      await tell(
        eventId === null ? managersOf(id) : sql`${managersOf(id)} except ${managersOf(eventId)}`,
        id,
        'destination',
        blocks.filter(({ askerId }) => askerId === id),
      )
  }
}
export const tellAskers = (call: Notifier, id: string, news: AskerNews) => tellAllAskers(call, [id], news)
