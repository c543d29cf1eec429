import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import {
  notificationCollection,
  type notifications,
  type TopicCounts,
} from '@app/contract/users/notification-routes.ts'
import { childHandlers, type Children } from '../../../patterns/children.ts'
import { toggleHandler, toggleManyHandler } from '../../../patterns/toggle.ts'
import { signedIn, type Handlers } from '../../../platform/http/call.ts'

/** What somebody reads, and when, is not for administrators to see. */
const children = {
  table: 'user_notification',
  collection: notificationCollection,
  stamp: (call) => ({ sender_id: signedIn(call).id }),
  isUnaudited: true,
} satisfies Children

/** Handlers for the notifications of a user. */
export const notificationHandlers: Handlers<typeof notifications> = {
  ...childHandlers(children),
  opened: toggleHandler(children, 'isOpened'),
  archived: toggleHandler(children, 'isArchived'),
  openMany: toggleManyHandler(children, 'isOpened'),
  archiveMany: toggleManyHandler(children, 'isArchived'),
  counts: async ({ ownerId }, call) => {
    const { rows } = await sql<TopicCounts>`
      select topic, count(*) filter (where not is_archived)::integer as "all",
        count(*) filter (where not is_archived and not is_opened)::integer as unread,
        count(*) filter (where is_archived)::integer as archived
      from user_notification where owner_id = ${ownerId} group by topic order by topic`.execute(call.db)
    return { data: rows }
  },
  openAll: async ({ ownerId, data: { sequence, topic } }, call) => {
    await sql`
      update user_notification set is_opened = true where id in (
        select id from user_notification where owner_id = ${ownerId} and sequence <= ${sequence} and not is_opened
          and (${topic ?? null}::text is null or topic = ${topic ?? null})
        order by id for update)`.execute(call.db)
    return nothing
  },
}
