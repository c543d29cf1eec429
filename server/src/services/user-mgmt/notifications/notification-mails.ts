import { sql } from 'kysely'
import type { NotificationTopic } from '@app/contract/users/settings-schema.ts'
import { emailDefaults } from '@app/contract/users/settings-schema.ts'
import { dailyMailJob, queueDailyMails } from '../../../patterns/daily-mail.ts'
import { isUnmuted, mayRead, newsMailJob } from '../../../patterns/notify.ts'
import type { LayOutNews } from '../../../patterns/unsubscribe.ts'
import type { MailComposers } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

interface NewsMailParts {
  origin: string
  brand: string
  layOutNews: LayOutNews
}

interface MailedNews {
  id: string
  userId: string
  topic: NotificationTopic
  title: string
  contents: string
  url: string
  /** Null if the person should get no email anymore. */
  to: string | null
}

/** Items of a daily email. The notifications page has the others. */
const mostItems = 30

/** News that wait for an email. What people may see and want is looked up again, since a day may have passed. */
async function readNews(db: AnyDatabase, condition: ReturnType<typeof sql>): Promise<MailedNews[]> {
  const { rows } = await sql<MailedNews>`
    select n.id, n.user_id as "userId", n.topic, n.title, n.contents, n.url,
      case when u.email_verified and u.blocked_date is null
        and (n.is_personal or ${mayRead(sql`n.about_id`, sql`n.user_id`)})
        and ${isUnmuted(sql`n.about_id`, sql`n.user_id`)}
        and coalesce(s.notifications->n.topic->>'email', ${JSON.stringify(emailDefaults)}::jsonb->>n.topic) <> 'never'
        then u.email end as "to"
    from notification_mail n join app_user u on u.id = n.user_id left join user_setting s on s.user_id = u.id
    where ${condition} order by n.id`.execute(db)
  return rows
}

const removal = (news: readonly MailedNews[]) =>
  sql`delete from notification_mail where id = any(${news.map(({ id }) => id)}::uuid[])`

const remove = (db: AnyDatabase, news: readonly MailedNews[]) => removal(news).execute(db)

/** Emails of notifications that have none of their own, by the kind of job. */
export const notificationMails = ({ origin, brand, layOutNews }: NewsMailParts): MailComposers => ({
  [newsMailJob]: {
    writingOnce: async (db, id) => {
      const news = await readNews(db, sql`n.id = ${id}`)
      const [first] = news
      if (!first || first.to === null) {
        await remove(db, news)
        return null
      }
      const { to, userId, topic, title, contents, url } = first
      const message = layOutNews(
        {
          to,
          subject: title,
          intro: contents === '' ? [] : [contents],
          link: { label: `See it on ${brand}`, url: origin + url },
          outro: [],
        },
        { userId, subject: topic },
      )
      return { ...message, onceSent: removal(news) }
    },
  },

  [dailyMailJob]: async (db, userId) => {
    await sql`select from mail_digest where user_id = ${userId} for update`.execute(db)
    const news = await readNews(db, sql`n.user_id = ${userId} and n.is_daily`)
    const items = news.filter(({ to }) => to !== null)
    const to = items[0]?.to ?? null
    if (to === null) {
      await remove(db, news)
      await sql`update mail_digest set due_date = null where user_id = ${userId}`.execute(db)
      return null
    }
    const shown = items.slice(0, mostItems)
    const more = items.length - shown.length
    const message = layOutNews(
      {
        to,
        subject: shown.length === 1 ? `Today on ${brand}: ${shown[0]?.title}` : `Your news on ${brand}`,
        intro: [],
        items: shown.map(({ title, contents, url }) => ({ title, text: contents, url: origin + url })),
        link: { label: 'See all notifications', url: `${origin}/notifications` },
        outro: more > 0 ? [`And ${more} more.`] : [],
      },
      { userId, subject: 'daily' },
    )
    return { ...message, whenSent: (trx) => finishDay(trx, userId, news) }
  },
})

/** News that came after the email was composed wait for the next one. */
async function finishDay(db: AnyDatabase, userId: string, sent: readonly MailedNews[]) {
  await sql`update mail_digest set due_date = null, sent_date = now() where user_id = ${userId}`.execute(db)
  await remove(db, sent)
  const { rows } = await sql`
    select from notification_mail where user_id = ${userId} and is_daily limit 1`.execute(db)
  if (rows.length > 0) await queueDailyMails(db, [userId])
}
