import { sql } from 'kysely'
import { inquiryTopicLabel, type InquiryTopic } from '@app/contract/rules/inquiry-topics.ts'
import { takeDigestSlot } from '../../../patterns/administrators.ts'
import { queueMail, type ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../mail-parts.ts'

const hoursBetween = 24

interface OpenTopic {
  topic: InquiryTopic
  count: number
}

/** How many inquiries are open, by topic. */
async function readOpen(db: AnyDatabase): Promise<OpenTopic[]> {
  const { rows } = await sql<OpenTopic>`
    select topic, count(*) as count from inquiry where status = 'Open'
    group by topic order by count(*) desc, topic`.execute(db)
  return rows
}

/** The email to an administrator about open messages to the team, by the id of the user. It quotes nobody. */
export const inquiryDigest =
  ({ origin, brand, layOutNews }: MailParts): ComposeMail =>
  async (db, userId) => {
    const topics = await readOpen(db)
    const { rows } = await sql<{ email: string }>`
      select u.email from app_user u join administrator a on a.user_id = u.id
      where u.id = ${userId} and u.blocked_date is null`.execute(db)
    const [administrator] = rows
    if (topics.length === 0 || administrator === undefined) return null
    const slot = await takeDigestSlot(db, 'next_inquiries_date', userId, hoursBetween)
    if (slot !== 'taken') {
      await queueMail(db, 'inquiries-open', userId, { dueDate: slot })
      return null
    }
    const count = topics.reduce((sum, topic) => sum + topic.count, 0)
    return layOutNews(
      {
        to: administrator.email,
        subject: count === 1 ? `1 message to ${brand} is open` : `${count} messages to ${brand} are open`,
        intro: [
          count === 1 ? 'Somebody waits for a reply:' : 'People wait for a reply:',
          topics.map((open) => `${inquiryTopicLabel(open.topic)}: ${open.count}`).join('\n'),
        ],
        link: { label: 'Read and reply', url: `${origin}/admin/messages` },
        outro: [
          `You get this email because you are an administrator of ${brand}. It is sent once a day at most.`,
        ],
      },
      { userId, subject: 'messages' },
    )
  }
