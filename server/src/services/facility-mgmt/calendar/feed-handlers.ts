import { sql } from 'kysely'
import type * as z from 'zod'
import type { SpaceFeed, SpaceFeedDraft } from '@app/contract/calendar/feed-schema.ts'
import { many, nothing } from '@app/contract/envelope.ts'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import type { Owned, OwnedItem } from '../../../patterns/children.ts'
import type { Call } from '../../../platform/http/call.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts'
import { removeRow } from './remove-row.ts'
import { requirePlace } from './require-place.ts'

const columns = sql`id, space_id as "spaceId", derived.instant(created_date) as "createdDate"`
type StoredFeed = Omit<z.output<typeof SpaceFeed>, 'url'>

export async function listFeeds({ ownerId }: Owned, call: Call) {
  const { rows } = await sql<StoredFeed>`
    select ${columns} from calendar_space_feed where owner_id = ${ownerId} order by created_date, id`.execute(
    call.db,
  )
  return many(
    rows.map((feed) => ({ ...feed, url: null })),
    rows.length,
  )
}

export async function createFeed(
  { ownerId, data: { spaceId } }: Owned & { data: z.output<typeof SpaceFeedDraft> },
  call: Call,
) {
  await requirePlace(call, ownerId, { table: 'calendar_space_feed', spaceId })
  const token = newSecretToken()
  const { rows } = await sql<StoredFeed>`
    insert into calendar_space_feed (id, owner_id, space_id, hash)
    values (${newId()}, ${ownerId}, ${spaceId}, ${hashOfToken(token)}) returning ${columns}`.execute(call.db)
  const made = rows[0]!
  await audit(call, ownerId, made.id, { spaceId })
  return { data: { ...made, url: `/calendars/spaces/${token}.ics` } }
}

export async function removeFeed(feed: OwnedItem, call: Call) {
  await removeRow(call, 'calendar_space_feed', feed)
  return nothing
}
