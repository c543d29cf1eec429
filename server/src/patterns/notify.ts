import { sql, type RawBuilder } from 'kysely'
import type { NotificationTopic } from '@app/contract/users/settings-schema.ts'
import type { Call } from '../platform/http/call.ts'

interface News {
  topic: NotificationTopic
  /** The page or account that it is about. */
  aboutId: string
  /** What happened, in a word. */
  tag: string
  title: string
  contents: string
  /** A path of the product. */
  url: string
}

/**
 * Writes a notification to each user that `audience` selects, in the caller's transaction and in their name. Leaves out the
 * caller, people who can't see what it is about, those who are blocked, and those who want no notifications of the topic.
 *
 * @param audience SQL that selects one column of user ids, which may repeat
 */
export const notify = (call: Call, audience: RawBuilder<unknown>, news: News) => {
  const { topic, aboutId, tag, title, contents, url } = news
  const sender = sql`${call.user?.id ?? null}::uuid`
  // In the order of ids: each row locks the number of its person.
  return sql`
    insert into user_notification (id, owner_id, topic, about_id, title, contents, url, tags, sender_id)
    select uuidv7(), u.id, ${topic}, ${aboutId}, ${title}, ${contents}, ${url}, array[${tag}], ${sender}
    from app_user u left join user_setting s on s.user_id = u.id
    where u.id in (${audience}) and u.id is distinct from ${sender} and u.blocked_date is null
      and coalesce((s.notifications->${topic}->>'inApp')::boolean, true)
      and (exists (select from derived.owner_audience a where a.owner_id = ${aboutId} and a.audience = 'public')
        or exists (select from derived.viewer v where v.owner_id = ${aboutId} and v.user_id = u.id))
    order by u.id`.execute(call.db)
}

/** Rewrites what was told, wherever it still is. */
export const correctNews = (
  call: Call,
  { aboutId, tag, contents }: Pick<News, 'aboutId' | 'tag' | 'contents'>,
) =>
  sql`update user_notification set contents = ${contents} where id in (
    select id from user_notification where about_id = ${aboutId} and ${tag} = any (tags) order by id for update)`.execute(
    call.db,
  )
