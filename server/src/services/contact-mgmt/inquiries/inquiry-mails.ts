import { sql } from 'kysely'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { addressesIn } from '../../../patterns/unlink-names.ts'

const keyHours = 365 * 24

interface MailedInquiry {
  to: string
  isConfirmed: boolean
  /** The latest reply of the team. */
  reply: string | null
}

async function readMailed(db: AnyDatabase, id: string): Promise<MailedInquiry | undefined> {
  const { rows } = await sql<MailedInquiry>`
    select i.email as "to", i.confirmed_date is not null as "isConfirmed",
      (select m.text from inquiry_message m where m.inquiry_id = i.id and m.is_team order by m.id desc limit 1) as reply
    from inquiry i where i.id = ${id} and i.email is not null`.execute(db)
  return rows[0]
}

/** Emails to senders without an account, by the kind of job. They never contain what the sender wrote. */
export const inquiryMails = ({ origin, brand, layOut }: MailParts): Record<string, ComposeMail> => {
  const linkTo = async (db: AnyDatabase, id: string) =>
    `${origin}/contact/thread#${await issueToken(db, 'inquiry-key', id, keyHours)}`

  return {
    // Goes to an address that may be a stranger's.
    'inquiry-receipt': async (db, id) => {
      const inquiry = await readMailed(db, id)
      if (inquiry === undefined) return null
      return layOut({
        to: inquiry.to,
        subject: `We got your message to ${brand}`,
        intro: [
          `Someone used this address to write to the ${brand} team. If it was you, this link shows your message and our replies:`,
        ],
        link: { label: 'See your message', url: await linkTo(db, id) },
        outro: [
          'We email you when we reply.',
          "If it wasn't you, ignore this email. Nobody gets your address from us.",
        ],
      })
    },

    'inquiry-answered': async (db, id) => {
      const inquiry = await readMailed(db, id)
      if (inquiry === undefined || inquiry.reply === null) return null
      return layOut({
        to: inquiry.to,
        subject: `The ${brand} team replied to your message`,
        intro: inquiry.isConfirmed
          ? ['We replied to your message:', inquiry.reply]
          : [
              `Someone used this address to write to the ${brand} team, and we replied. This link shows the reply:`,
            ],
        link: {
          label: inquiry.isConfirmed ? 'See all messages' : 'See the reply',
          url: await linkTo(db, id),
        },
        outro: [
          'To write back, use the link. Replies to this email reach nobody.',
          ...(inquiry.isConfirmed ? [] : ["If it wasn't you, ignore this email."]),
        ],
        addresses: addressesIn(inquiry.reply),
      })
    },
  }
}
