import { sql } from 'kysely'
import type * as z from 'zod'
import type { SpaceFeed } from '@app/contract/calendar/feed-schema.ts'
import { many } from '@app/contract/envelope.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { v7 as newId } from 'uuid'
import type { Handlers } from '../../../platform/http/call.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts'
import { requireRoomForRow, recordAddition, rowRemoval } from './page-rows.ts'

const columns = sql`id, space_id as "spaceId", derived.instant(created_date) as "createdDate"`
type StoredFeed = Omit<z.output<typeof SpaceFeed>, 'url'>

export const feedHandlers: Handlers<typeof facilities.calendar.feeds> = {
  list: async ({ ownerId }, call) => {
    const { rows } = await sql<StoredFeed>`
      select ${columns} from calendar_space_feed where owner_id = ${ownerId} order by created_date, id`.execute(
      call.db,
    )
    return many(
      rows.map((feed) => ({ ...feed, url: null })),
      rows.length,
    )
  },

  create: async ({ ownerId, data: { spaceId } }, call) => {
    await requireRoomForRow(call, ownerId, { table: 'calendar_space_feed', spaceId })
    const token = newSecretToken()
    const { rows } = await sql<StoredFeed>`
      insert into calendar_space_feed (id, owner_id, space_id, hash)
      values (${newId()}, ${ownerId}, ${spaceId}, ${hashOfToken(token)}) returning ${columns}`.execute(
      call.db,
    )
    const made = rows[0]!
    await recordAddition(call, ownerId, made.id, { spaceId })
    return { data: { ...made, url: `/calendars/spaces/${token}.ics` } }
  },

  remove: rowRemoval('calendar_space_feed'),
}
