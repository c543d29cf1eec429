import { sql } from 'kysely'
import type { FindSearchers } from '../patterns/searchers.ts'
import { certainMatches, type Comparing } from './certain-matches.ts'

/** Finds who would be told of a profile that is new, whether they were told of it before or not. */
export const searcherFinder =
  (parts: Comparing): FindSearchers =>
  async (db, kind, profileId) => {
    const { searches, comparedKind } = parts
    await searches.catchUp()
    if (!searches.hasKind(kind)) return []
    const [entry] = await comparedKind(kind).entries(db, [profileId])
    const after = entry === undefined ? null : comparedKind(kind).rowOf(entry)
    const results = await searches.compare(kind, [{ id: profileId, before: null, after }])
    const found = await certainMatches(parts, db, results)
    const { rows } = await sql<{ userId: string }>`
      select user_id as "userId" from saved_search
      where id = any(${found.map(({ searchId }) => searchId)}::uuid[]) and alert <> 'none' and deleted_date is null`.execute(
      db,
    )
    return rows.map(({ userId }) => userId)
  }
