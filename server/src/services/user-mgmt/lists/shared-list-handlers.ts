import { sql } from 'kysely'
import type * as z from 'zod'
import type { sharedLists } from '@app/contract/lists/list-routes.ts'
import { SharedList, type SharedEntry } from '@app/contract/lists/list-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { one, page } from '../../../platform/http/json-text.ts'
import { entriesReply, findEntries, type ListParts } from './list-entries.ts'
import { noList } from './list-rows.ts'

/** Handlers for readers of a shared list. They see nothing of its owner but the name that the owner chose. */
export const sharedListHandlers = (parts: ListParts): Handlers<typeof sharedLists> => ({
  async get({ key }, call) {
    const { rows } = await sql<{ json: string }>`
      select ${itemJson(SharedList.shape, 't')}::text as json from profile_list t
      where t.share_key = ${key} and t.deleted_date is null`.execute(call.db)
    const [found] = rows
    if (!found) throw noList()
    return one<z.output<typeof SharedList>>(found.json)
  },

  async entries({ key, ...paging }, call) {
    const { id, shares_notes: withNotes } = await findShared(call, key)
    const found = await findEntries(parts, call, { listId: id, page: paging, isVisibleOnly: true })
    const { items, count } = entriesReply(found, ({ note }) => ({ note: withNotes ? note : null }))
    return page<z.output<typeof SharedEntry>>(items, count)
  },
})

async function findShared(call: Call, key: string) {
  const row = await call.db
    .selectFrom('profile_list')
    .select(['id', 'shares_notes'])
    .where('share_key', '=', key)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  if (!row) throw noList()
  return row
}
