import { counted, count as figure, nounFor } from '@app/contract/rules/sentence-parts.ts'
import { sql } from 'kysely'
import { inquiryTopicLabel, type InquiryTopic } from '@app/contract/rules/inquiry-topics.ts'
import { digestAddress } from '../../../patterns/administrators.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'

const digest = { job: 'inquiries-open', column: 'next_inquiries_date', hoursBetween: 24 } as const

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
    if (topics.length === 0) return null
    const to = await digestAddress(db, userId, digest)
    if (to === null) return null
    const count = topics.reduce((sum, topic) => sum + topic.count, 0)
    return layOutNews(
      {
        to,
        subject: `${counted(count, 'message')} to ${brand} ${nounFor(count, 'is', 'are')} open`,
        intro: [
          count === 1 ? 'Someone is waiting for a reply:' : 'People are waiting for a reply:',
          topics.map((open) => `${inquiryTopicLabel(open.topic)}: ${figure(open.count)}`).join('\n'),
        ],
        link: { label: 'Read and reply', url: `${origin}/admin/messages` },
        outro: [
          `You get this email because you are an administrator of ${brand}. It is sent once a day at most.`,
        ],
      },
      { userId, subject: 'messages' },
    )
  }
