import { linkEnd } from '@app/contract/hotels/blocks/link-until.ts'
import { stayOfNights, stayText } from '@app/contract/hotels/stay-dates.ts'
import { dayText } from '@app/contract/rules/event-dates.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { issueTokenUntil } from '../../../patterns/mailed-tokens.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { hotelNews, pickUpMails, type HotelWords } from './block-words.ts'
import { readTold, type ToldBlock } from './told-block.ts'

/** How a hotel without an account answers for one block. */
async function linkToBlock(
  db: AnyDatabase,
  origin: string,
  id: string,
  { hotelId, lastNight, address }: Pick<ToldBlock, 'hotelId' | 'lastNight' | 'address'>,
) {
  const key = await issueTokenUntil(db, 'block-key', id, linkEnd(lastNight), address)
  return `${origin}/hotels/${hotelId}/blocks/${id}#${key}`
}

const nightsText = (block: ToldBlock) =>
  [
    stayText(stayOfNights(block)),
    ...block.asked.map(({ night, rooms }) => `${dayText(night)}: ${counted(rooms, 'room')}`),
  ].join('\n')

const words: Record<string, HotelWords> = {
  ...Object.fromEntries(Object.entries(hotelNews).map(([news, text]) => [`block-${news}`, text])),
  ...pickUpMails,
}

/** Emails to the addresses of hotels, by the kind of job. */
export const blockMails = ({
  origin,
  brand,
  layOut,
}: Pick<MailParts, 'origin' | 'brand' | 'layOut'>): Record<string, ComposeMail> => {
  const mail =
    (kind: string, { title, text, label }: HotelWords): ComposeMail =>
    async (db, id) => {
      const block = await readTold(db, id)
      if (block === undefined || block.address === null) return null
      return layOut({
        to: block.address,
        subject: title(block),
        intro: [
          text(block),
          nightsText(block),
          ...(block.note === null || kind !== 'block-asked' ? [] : [block.note]),
        ],
        link: { label, url: await linkToBlock(db, origin, id, block) },
        outro: [
          `You need no account. The link is for this one block: whoever has it can answer for ${block.hotelName}.`,
          `You get this email because it is the address of your page on ${brand}. The link has a button that stops such emails.`,
        ],
      })
    }
  return Object.fromEntries(Object.entries(words).map(([kind, text]) => [kind, mail(kind, text)]))
}
