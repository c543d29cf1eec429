import { knownDates } from '@app/contract/rules/event-text.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import { managersOf, notify, teamOf, type Notifier } from '../../../patterns/notify.ts'
import { isWithinLimit } from '../../../patterns/use-limits.ts'
import { askerNews, hotelNews, type AskerNews, type HotelNews } from './block-words.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { readTold, type ToldBlock } from './told-block.ts'

const nightsText = ({ roomNights, firstNight, lastNight }: ToldBlock) =>
  `${counted(roomNights, 'room night')}, ${knownDates({ startDate: firstNight, endDate: lastNight, months: [] })}`

/** Emails about blocks to the address of one hotel in a day. */
const perHotel = { name: 'block-hotel', most: 10, seconds: 24 * 3600 }

/** Tells a hotel what became of a block: its team, and the address of its page, whose link needs no account. */
export async function tellHotelOfBlock(call: Notifier, id: string, news: HotelNews) {
  const block = await readTold(call.db, id)
  if (block === undefined || block.hotelId === null) return
  const { hotelId, address } = block
  await notify(call, teamOf(hotelId), {
    kind: 'room-block',
    aboutId: hotelId,
    title: hotelNews[news].title(block),
    contents: `${nightsText(block)}.`,
    url: `/hotels/${hotelId}/blocks/${id}`,
  })
  if (address !== null && (await isWithinLimit(call.db, perHotel, hotelId)))
    await queueMail(call.db, `block-${news}`, id)
}

/** Tells the managers of the page that asked, and those of the event, what a hotel did. */
export async function tellAskers(call: Notifier, id: string, news: AskerNews) {
  const block = await readTold(call.db, id)
  if (block === undefined) return
  const { askerId, askerKind, eventId } = block
  const pages = [
    { id: eventId, kind: 'event' },
    { id: askerKind === 'destination' ? askerId : null, kind: 'destination' },
  ]
  for (const page of pages)
    if (page.id !== null)
      await notify(call, managersOf(page.id), {
        kind: 'room-block',
        aboutId: page.id,
        title: askerNews[news](block),
        contents: `${nightsText(block)}.`,
        url: `/${page.kind}s/${page.id}/blocks`,
      })
}
