import { sql } from 'kysely'
import { searchColumns, type ComparedKindOf, type StoredSearch } from '../patterns/compared-kind.ts'
import type { Changes } from '../search/follow-changes.ts'
import type { AnyDatabase } from '../tables/tables.ts'
import type { openKeptSearches } from './kept-searches.ts'
import type { Comparison } from './matcher-thread.ts'

export interface Comparing {
  searches: Awaited<ReturnType<typeof openKeptSearches>>
  comparedKind: ComparedKindOf
  changes: Pick<Changes, 'settled'>
}

/** The matches that are gained for certain. The database or the whole index decides about some. */
export async function certainMatches(
  { searches, comparedKind, changes }: Comparing,
  trx: AnyDatabase,
  results: readonly Comparison[],
) {
  const doubtful = results.flatMap(({ id, gained, unsure }) => [
    ...unsure.map((searchId) => ({ searchId, profileId: id, isCertain: false })),
    ...gained
      .filter((searchId) => searches.isNarrowed(searchId))
      .map((searchId) => ({ searchId, profileId: id, isCertain: true })),
  ])
  const matches = results.flatMap(({ id, gained }) =>
    gained
      .filter((searchId) => !searches.isNarrowed(searchId))
      .map((searchId) => ({ searchId, profileId: id })),
  )
  if (doubtful.length === 0) return matches
  // The index includes these changes then.
  await changes.settled()
  const { rows } = await sql<StoredSearch>`
    select ${searchColumns} from saved_search s
    where s.id = any(${doubtful.map(({ searchId }) => searchId)}::uuid[])`.execute(trx)
  const byId = new Map(rows.map((search) => [search.id, search]))
  for (const { searchId, profileId, isCertain } of doubtful) {
    const search = byId.get(searchId)
    if (search && (await comparedKind(search.kind).finds(trx, search, profileId, isCertain)))
      matches.push({ searchId, profileId })
  }
  return matches
}
