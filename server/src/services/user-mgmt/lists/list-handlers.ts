import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { lists } from '@app/contract/lists/list-routes.ts'
import { ListDraft, type ListEntry, type ProfileList } from '@app/contract/lists/list-schema.ts'
import { calendarFeedHandlers } from '../../../patterns/calendar-feeds.ts'
import { changesOf } from '../../../patterns/patch.ts'
import { limitJson, quotaNamed, requireOwnRoom, requireRoom } from '../../../patterns/quotas.ts'
import { isOwn, removeRestorable, restoreRow } from '../../../patterns/restorable-rows.ts'
import { notFound } from '../../../platform/errors.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { createdIf, page } from '../../../platform/http/json-text.ts'
import { entriesReply, findEntries, visibleOfAnyKind, type ListParts } from './list-entries.ts'
import { listJson, lockList, noList, readList } from './list-rows.ts'

export const listHandlers = (parts: ListParts): Handlers<typeof lists> => ({
  calendarFeed: calendarFeedHandlers<{ listId: string }>({
    column: 'list_id',
    async idOf({ listId }, call) {
      await readList(call, listId)
      return listId
    },
  }),

  async list({ profileId = null, offset, take }, call) {
    const { rows } = await sql<{ json: string }>`
      select ${listJson(profileId)}::text as json from profile_list t where ${isOwn(call)}
      order by t.updated_date desc, t.id`.execute(call.db)
    const items = rows.slice(offset, offset + take).map(({ json }) => json)
    return page<z.output<typeof ProfileList>>(`[${items.join(',')}]`, rows.length, limitJson(call, 'user'))
  },

  async create({ data }, call) {
    const { id: userId } = signedIn(call)
    await requireRoomForList(call)
    const id = newId()
    await call.db.insertInto('profile_list').values({ id, user_id: userId, name: data.name }).execute()
    return readList(call, id)
  },

  get: ({ listId }, call) => readList(call, listId),

  async update({ listId, patch }, call) {
    const { name, revision } = await lockList(call, listId)
    checkRevision(call, revision)
    const changes = changesOf(call, { name }, patch, ListDraft)
    if (Object.keys(changes).length > 0)
      await call.db
        .updateTable('profile_list')
        .set({ ...changes, ...changedNow })
        .where('id', '=', listId)
        .execute()
    return readList(call, listId)
  },

  async remove({ listId }, call) {
    return removeRestorable(call, 'profile_list', await lockList(call, listId))
  },

  async restore({ listId }, call) {
    await requireRoomForList(call, listId)
    if (!(await restoreRow(call, 'profile_list', listId))) throw noList()
    return readList(call, listId)
  },

  entries: {
    async list({ listId, ...paging }, call) {
      await readList(call, listId)
      const found = await findEntries(parts, call, { listId, page: paging, isVisibleOnly: false })
      const { items, count } = entriesReply(found, ({ note, addedDate }) => ({ note, addedDate }))
      return page<z.output<typeof ListEntry>>(items, count, limitJson(call, 'user'))
    },

    async put({ listId, profileId, data: { note } }, call) {
      await lockList(call, listId)
      await checkVisible(parts, call, profileId)
      const known = await call.db
        .selectFrom('profile_list_entry')
        .select('note')
        .where('list_id', '=', listId)
        .where('profile_id', '=', profileId)
        .executeTakeFirst()
      if (!known) await requireRoomForEntry(call, listId)
      else if (note === undefined || note === known.note) return readList(call, listId, profileId)
      await call.db
        .insertInto('profile_list_entry')
        .values({ list_id: listId, profile_id: profileId, note: note ?? null })
        .onConflict((same) => same.columns(['list_id', 'profile_id']).doUpdateSet({ note: note ?? null }))
        .execute()
      await touch(call, listId)
      return createdIf(!known, await readList(call, listId, profileId))
    },

    async remove({ listId, profileId }, call) {
      await lockList(call, listId)
      const removed = await call.db
        .deleteFrom('profile_list_entry')
        .where('list_id', '=', listId)
        .where('profile_id', '=', profileId)
        .returning('profile_id')
        .executeTakeFirst()
      if (removed) await touch(call, listId)
      return readList(call, listId, profileId)
    },
  },

  async share({ listId, data: { sharedBy, withNotes } }, call) {
    const { share_key: known } = await lockList(call, listId)
    await call.db
      .updateTable('profile_list')
      .set({ share_key: known ?? newShareKey(), shared_by: sharedBy, shares_notes: withNotes })
      .where('id', '=', listId)
      .execute()
    return readList(call, listId)
  },

  async stopSharing({ listId }, call) {
    await lockList(call, listId)
    await call.db
      .updateTable('profile_list')
      .set({ share_key: null, shared_by: null, shares_notes: false })
      .where('id', '=', listId)
      .execute()
    return readList(call, listId)
  },
})

/** 144 random bits, in 24 characters. */
const newShareKey = () => randomBytes(18).toString('base64url')

const changedNow = { updated_date: sql<Date>`now()` }

const touch = (call: Call, listId: string) =>
  call.db.updateTable('profile_list').set(changedNow).where('id', '=', listId).execute()

/** `except` isn't counted. */
const requireRoomForList = (call: Call, except?: string) =>
  requireOwnRoom(call, quotaNamed(call, 'lists'), {
    count: sql`select count(*) from profile_list t where ${isOwn(call)} and t.id is distinct from ${except ?? null}::uuid`,
    advice: 'Delete one to make another.',
  })

async function requireRoomForEntry(call: Call, listId: string) {
  for (const quota of call.route.quotas ?? [])
    await requireRoom(call, quota, {
      subjectId: listId,
      count: sql`select count(*) from profile_list_entry where list_id = ${listId}`,
      subject: 'This list has',
      advice: 'Remove one, or start another list.',
    })
}

/** A list must not reveal that a hidden profile exists. */
async function checkVisible(parts: ListParts, call: Call, profileId: string) {
  const { rows } = await sql`
    select from profile p where p.id = ${profileId} and ${await visibleOfAnyKind(parts, call)}`.execute(
    call.db,
  )
  if (rows.length === 0) throw notFound('This page')
}
