import { sql } from 'kysely'
import type * as z from 'zod'
import { ProfileList } from '@app/contract/lists/list-schema.ts'
import { notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { isOwn } from '../../../patterns/restorable-rows.ts'

export const noList = () => notFound('This list')

const sharing = sql`case when t.share_key is not null then
  jsonb_build_object('key', t.share_key, 'sharedBy', t.shared_by, 'withNotes', t.shares_notes) end`

/** The JSON of the list `t`. `profileId` is the profile that it is asked about. */
export const listJson = (profileId: string | null) =>
  itemJson(ProfileList.shape, 't', {
    entryCount: sql`(select count(*)::int from profile_list_entry e where e.list_id = t.id)`,
    hasProfile: sql`case when ${profileId}::uuid is not null then exists (
      select from profile_list_entry e where e.list_id = t.id and e.profile_id = ${profileId}::uuid) end`,
    sharing,
  })

/** Returns one of the caller's lists as a reply, or throws a 404. */
export async function readList(call: Call, listId: string, profileId: string | null = null) {
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${listJson(profileId)}::text as json, t.revision from profile_list t
    where t.id = ${listId} and ${isOwn(call)}`.execute(call.db)
  const [found] = rows
  if (!found) throw noList()
  return one<z.output<typeof ProfileList>>(found.json, found.revision)
}

/** Locks one of the caller's lists, so that concurrent writes can't exceed its limits. Throws a 404 for any other list. */
export async function lockList(call: Call, listId: string) {
  const row = await call.db
    .selectFrom('profile_list')
    .select(['id', 'name', 'revision', 'share_key'])
    .where('id', '=', listId)
    .where('user_id', '=', signedIn(call).id)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noList()
  return row
}
