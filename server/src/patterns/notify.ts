import { sql, type RawBuilder } from 'kysely'
import { emailDefaults, pushDefaults } from '@app/contract/users/settings-schema.ts'
import type { Call } from '../platform/http/call.ts'
import { queueDailyMails } from './daily-mail.ts'
import { kindOfNotification, type NotificationKind } from './notification-kinds.ts'
import { sentence } from './sentence.ts'

interface News {
  kind: NotificationKind
  /** The page or account that it is about. Null if it is about several. */
  aboutId: string | null
  title: string
  contents: string
  /** A path of the product. */
  url: string
  /**
   * The email to those who want one at once. By default it has the same words. `job`: an email of its own, queued for each person.
   * `caller`: the caller queues it.
   */
  mail?: { job: string; subjectId: string } | 'caller'
  /** Whether the caller writes for the team of the product and isn't named. */
  isFromTeam?: boolean
  /** Who of the audience gets emails. By default, everybody. SQL like `audience`. */
  mailed?: RawBuilder<unknown>
}

interface Told {
  userId: string
  email: 'now' | 'daily'
}

/** The condition that somebody can see what news are about. */
export const mayRead = (aboutId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql`(
  exists (select from derived.owner_audience a where a.owner_id = ${aboutId} and a.audience = 'public')
  or derived.is_seen_by(${aboutId}, ${userId}))`

/** The condition that somebody is in the conversation that news are about, and neither muted nor ignores it. True for other news. */
export const isUnmuted = (aboutId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql`not exists (
  select from user_group g where g.id = ${aboutId} and not exists (
    select from group_member m where m.owner_id = g.id and m.user_id = ${userId} and not (m.is_muted or m.is_ignored)))`

/** The job of emails that have the words of the notification. */
export const newsMailJob = 'news'

/** In whose name, and in which transaction. */
export interface Notifier extends Pick<Call, 'db'> {
  /** Null if nobody did it. */
  user: { id: string } | null
}

/**
 * Notifies each user that `audience` selects, in the caller's transaction and in their name, by the channels that they chose for
 * the topic. Leaves out the caller, people who can't see what it is about, and those who are blocked. Emails go to verified addresses only.
 *
 * @param audience SQL that selects one column of user ids, which may repeat
 * @returns who wants an email at once
 */
export async function notify(call: Notifier, audience: RawBuilder<unknown>, news: News): Promise<string[]> {
  const { kind, aboutId, url, mail, mailed, isFromTeam = false } = news
  const [title, contents] = [sentence(news.title), sentence(news.contents)]
  const { topic, isPersonal = false } = kindOfNotification(kind)
  const caller = sql`${call.user?.id ?? null}::uuid`
  const sender = isFromTeam ? sql`null::uuid` : caller
  // PostgreSQL would plan the audience twice, which takes longer than the rest.
  const isMailed = mailed ? sql`u.id in (${mailed})` : sql`true`
  const hasOwnMail = mail !== undefined
  const jobs =
    mail === undefined
      ? sql`select uuidv7(), ${newsMailJob}, n.id, null, now() from news n where not n.is_daily order by n.id`
      : mail === 'caller'
        ? undefined
        : sql`select uuidv7(), ${mail.job}, ${mail.subjectId}::uuid, m.user_id, now() from mailed m where m.email = 'now' order by m.user_id`
  // In one statement, since each takes a round trip. Notifications are inserted in the order of ids: each row locks the number of its person. Emails
  // lock the row of the user by their foreign keys. Waiting for it could deadlock: the deletion of an account locks the user first, and then what
  // callers have locked before, such as the group. So somebody whose account is being deleted gets no emails.
  const { rows } = await sql<Told>`
    with told as (
      select u.id, coalesce((s.notifications->${topic}->>'inApp')::boolean, true) as in_app,
        case when u.email_verified and ${isMailed}
          then coalesce(s.notifications->${topic}->>'email', ${emailDefaults[topic]}) else 'never' end as email,
        coalesce((s.notifications->${topic}->>'push')::boolean, ${pushDefaults[topic]}) as push
      from app_user u left join user_setting s on s.user_id = u.id
      where u.id in (${audience}) and u.id is distinct from ${caller} and u.blocked_date is null
        and (${isPersonal} or ${mayRead(sql`${aboutId}`, sql`u.id`)})),
    shown as (
      insert into user_notification (id, owner_id, topic, about_id, title, contents, url, tags, sender_id)
      select uuidv7(), id, ${topic}, ${aboutId}, ${title}, ${contents}, ${url}, array[${kind}], ${sender}
      from told where in_app order by id returning id, owner_id),
    pushed as (
      insert into push_job (id, subscription_id, notification_id)
      select uuidv7(), p.id, n.id from shown n join told t on t.id = n.owner_id and t.push
        join push_subscription p on p.user_id = n.owner_id order by p.id),
    mailed as materialized (
      select t.id as user_id, t.email from told t join app_user u on u.id = t.id where t.email <> 'never'
      order by t.id for key share of u skip locked),
    news as (
      insert into notification_mail (id, user_id, is_daily, kind, topic, about_id, is_personal, title, contents, url, sender_id)
      select uuidv7(), m.user_id, m.email = 'daily', ${kind}, ${topic}, ${aboutId}, ${isPersonal}, ${title}, ${contents}, ${url}, ${sender}
      from mailed m where m.email = 'daily' or not ${hasOwnMail} order by m.user_id returning id, is_daily)
    ${jobs ? sql`, jobs as (insert into mail_job (id, kind, subject_id, recipient_id, due_date) ${jobs})` : sql``}
    select m.user_id as "userId", m.email from mailed m order by m.user_id`.execute(call.db)
  const byEmail = (email: Told['email']) =>
    rows.filter((row) => row.email === email).map(({ userId }) => userId)
  await queueDailyMails(call.db, byEmail('daily'))
  return byEmail('now')
}

interface Correction {
  kind: NotificationKind
  aboutId: string
  contents: string
  /** Only what leads there. */
  url?: string
}

/** Rewrites what was told, wherever it still is. */
export async function correctNews({ db }: Pick<Call, 'db'>, { aboutId, kind, url, ...news }: Correction) {
  const contents = sentence(news.contents)
  const isMeant = sql`about_id = ${aboutId} and url = coalesce(${url ?? null}, url)`
  await sql`update user_notification set contents = ${contents} where id in (
    select id from user_notification where ${isMeant} and ${kind} = any (tags) order by id for update)`.execute(
    db,
  )
  await sql`update notification_mail set contents = ${contents} where ${isMeant} and kind = ${kind}`.execute(
    db,
  )
}

/** SQL of the managers of a page. */
export const managersOf = (profileId: string) =>
  sql`select s.user_id from derived.staff s where s.owner_id = ${profileId} and s.rung = 'manager'`

/** SQL of everybody on the team of a page. */
export const teamOf = (profileId: string) =>
  sql`select s.user_id from derived.staff s where s.owner_id = ${profileId}`
