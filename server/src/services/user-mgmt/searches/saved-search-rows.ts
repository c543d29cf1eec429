import { sql } from 'kysely'
import type * as z from 'zod'
import { SavedSearch } from '@app/contract/searches/saved-search-schema.ts'
import { mostUntold } from '../../../patterns/compared-kind.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { isOwn } from '../../../patterns/restorable-rows.ts'
import { isPublic } from '../../../patterns/visibility.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

export const noSearch = () => notFound('This saved search')

/** The JSON of the search `t` with its progress `g`. */
export const searchJson = itemJson(SavedSearch.shape, 't', {
  viewedDate: sql`derived.instant(g.viewed_date)`,
  newCount: sql`(select count(*)::int from (
    select from saved_search_match m join profile p on p.id = m.profile_id
    where m.search_id = t.id and m.matched_date > g.viewed_date and not m.has_left and ${sql.raw(isPublic('p'))}
    limit ${mostUntold}) counted)`,
})

export const searchesWithProgress = sql`saved_search t join saved_search_progress g on g.search_id = t.id`

/** Returns one of the caller's searches as a reply, or throws a 404. */
export async function readSearch(call: Call, searchId: string) {
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${searchJson}::text as json, t.revision from ${searchesWithProgress}
    where t.id = ${searchId} and ${isOwn(call)}`.execute(call.db)
  const [found] = rows
  if (!found) throw noSearch()
  return one<z.output<typeof SavedSearch>>(found.json, found.revision)
}

interface LockedSearch {
  id: string
  kind: string
  revision: number
  /** What a patch may change. */
  document: {
    name: string
    filter: Readonly<Record<string, unknown>>
    words: string[]
    query: string
    alert: string
  }
}

/** Locks one of the caller's searches. Throws a 404 for any other. */
export async function lockSearch(call: Call, searchId: string): Promise<LockedSearch> {
  const { rows } = await sql<LockedSearch>`
    select t.id, t.kind, t.revision, json_build_object('name', t.name, 'filter', t.filter, 'words', t.words, 'query', t.query,
      'alert', t.alert) as document
    from saved_search t where t.id = ${searchId} and ${isOwn(call)} for update`.execute(call.db)
  const [found] = rows
  if (!found) throw noSearch()
  return found
}
