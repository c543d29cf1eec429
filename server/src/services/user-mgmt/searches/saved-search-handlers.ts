import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { savedSearches } from '@app/contract/searches/saved-search-routes.ts'
import { SavedSearchChange, type SavedSearch } from '@app/contract/searches/saved-search-schema.ts'
import type { ComparedKindOf } from '../../../patterns/compared-kind.ts'
import { changesOf } from '../../../patterns/patch.ts'
import { limitJson, quotaNamed, requireOwnRoom } from '../../../patterns/quotas.ts'
import { isOwn, removeRestorable, restoreRow } from '../../../patterns/restorable-rows.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { page } from '../../../platform/http/json-text.ts'
import { lockSearch, noSearch, readSearch, searchesWithProgress, searchJson } from './saved-search-rows.ts'

/** Handlers for the saved searches of the caller. */
export const savedSearchHandlers = (comparedKind: ComparedKindOf): Handlers<typeof savedSearches> => ({
  async list({ offset, take }, call) {
    const { rows } = await sql<{ json: string }>`
      select ${searchJson}::text as json from ${searchesWithProgress} where ${isOwn(call)}
      order by t.created_date desc, t.id desc`.execute(call.db)
    const items = rows.slice(offset, offset + take).map(({ json }) => json)
    return page<z.output<typeof SavedSearch>>(`[${items.join(',')}]`, rows.length, limitJson(call, 'user'))
  },

  async create({ data: { name, kind, words, query, alert, ...data } }, call) {
    const { id: userId } = signedIn(call)
    const { filter, origin } = await comparedKind(kind).check(data.filter, 'data/filter')
    await requireRoomForSearch(call)
    const id = newId()
    await sql`
      insert into saved_search (id, user_id, name, kind, filter, words, query, alert, origin)
      values (${id}, ${userId}, ${name}, ${kind}, ${JSON.stringify(filter)}, ${words}, ${query}, ${alert},
        ${origin && JSON.stringify(origin)})`.execute(call.db)
    await sql`insert into saved_search_progress (search_id) values (${id})`.execute(call.db)
    return readSearch(call, id)
  },

  get: ({ searchId }, call) => readSearch(call, searchId),

  async update({ searchId, patch }, call) {
    const { kind, revision, document } = await lockSearch(call, searchId)
    checkRevision(call, revision)
    const changes = SavedSearchChange.partial().parse(changesOf(call, document, patch, SavedSearchChange))
    if (Object.keys(changes).length === 0) return readSearch(call, searchId)
    const isOther = changes.filter !== undefined
    const { filter, origin } = isOther
      ? await comparedKind(kind).check(changes.filter, 'filter')
      : { filter: null, origin: null }
    // The words and the address of another filter would be wrong.
    const { name, alert, words = isOther ? [] : undefined, query = isOther ? '' : undefined } = changes
    await sql`
      update saved_search set updated_date = now(), name = coalesce(${name ?? null}, name), alert = coalesce(${alert ?? null}, alert),
        words = coalesce(${words ?? null}, words), query = coalesce(${query ?? null}, query)
      where id = ${searchId}`.execute(call.db)
    if (isOther) {
      await sql`
        update saved_search set filter = ${JSON.stringify(filter)}, origin = ${origin && JSON.stringify(origin)},
          filter_date = clock_timestamp() where id = ${searchId}`.execute(call.db)
      await sql`delete from saved_search_match where search_id = ${searchId}`.execute(call.db)
    }
    await sql`
      update saved_search_progress g set
        untold_count = case when ${isOther} then 0 else g.untold_count end,
        tell_date = case when not ${isOther} and g.untold_count > 0 then derived.alert_date(s.alert, u.time_zone, now()) end
      from saved_search s left join user_setting u on u.user_id = s.user_id
      where g.search_id = ${searchId} and s.id = g.search_id`.execute(call.db)
    return readSearch(call, searchId)
  },

  async remove({ searchId }, call) {
    return removeRestorable(call, 'saved_search', await lockSearch(call, searchId))
  },

  async restore({ searchId }, call) {
    await requireRoomForSearch(call, searchId)
    if (!(await restoreRow(call, 'saved_search', searchId))) throw noSearch()
    return readSearch(call, searchId)
  },

  async viewed({ searchId }, call) {
    await lockSearch(call, searchId)
    // Matches that nobody is to be told of are no longer counted.
    await sql`
      update saved_search_progress set viewed_date = clock_timestamp(),
        untold_count = case when tell_date is null then 0 else untold_count end
      where search_id = ${searchId}`.execute(call.db)
    return readSearch(call, searchId)
  },
})

/** `except` isn't counted. */
const requireRoomForSearch = (call: Call, except?: string) =>
  requireOwnRoom(call, quotaNamed(call, 'savedSearches'), {
    count: sql`select count(*) from saved_search t where ${isOwn(call)} and t.id is distinct from ${except ?? null}::uuid`,
    advice: 'Delete one to save another.',
  })
