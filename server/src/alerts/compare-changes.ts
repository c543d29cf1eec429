import { sql } from 'kysely'
import { mostUntold } from '../patterns/compared-kind.ts'
import type { Entry } from '../search/market-declaration.ts'
import type { AnyDatabase, Database } from '../tables/tables.ts'
import { certainMatches, type Comparing } from './certain-matches.ts'
import type { Comparison } from './matcher-thread.ts'

interface Parts extends Comparing {
  db: Database
}

interface ChangedProfile {
  id: string
  profileId: string
  kind: string
  changedDate: Date
}

// Arbitrary id of an advisory lock, so that only one server compares at a time.
const comparingLock = 715_202_636
/** Profiles in a transaction. */
const compared = 50
/** Those of kinds that nobody has a search for are only stored. */
const stored = 3000

/**
 * Compares the next profiles that changed with the saved searches, and stores which came to match. The changes stay in their table
 * until this commits, so what a stopped server leaves undone is done again. Returns whether there were any.
 */
export async function compareChanges({ db, searches, comparedKind, changes }: Parts): Promise<boolean> {
  const { rows: waiting } = await sql`select from profile_change limit 1`.execute(db)
  if (waiting.length === 0) return false
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const { rows: locks } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(${comparingLock}) as "isLocked"`.execute(trx)
    if (locks[0]?.isLocked !== true) return false
    const { kind, rows: read } = await nextChanges(trx)
    if (kind === undefined) return false
    // After reading the changes: whoever saved a search before one of them is told of it.
    await searches.catchUp()
    const rows = searches.hasKind(kind) ? read.slice(0, compared) : read
    const ids = [...new Set(rows.map(({ profileId }) => profileId))]
    if (searches.hasKind(kind)) {
      const since = new Map(rows.map(({ profileId, changedDate }) => [profileId, changedDate]))
      const results = await compareProfiles(trx, kind, ids)
      const gained = await certainMatches({ searches, comparedKind, changes }, trx, results)
      await storeMatches(
        trx,
        gained.map((match) => ({ ...match, changedDate: since.get(match.profileId) })),
      )
      await storeLosses(trx, results)
    } else {
      await comparedKind(kind).keepEntries(trx, ids)
    }
    await sql`delete from profile_change where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx)
    return true
  })

  /** Compares each profile as it was with what it is, and keeps what it is. */
  async function compareProfiles(trx: AnyDatabase, kind: string, ids: readonly string[]) {
    const ofKind = comparedKind(kind)
    const { rows: former } = await sql<{ entry: Entry }>`
      select entry from compared_entry where profile_id = any(${ids}::uuid[])`.execute(trx)
    const before = new Map(former.map(({ entry }) => [entry.id, entry]))
    const after = new Map((await ofKind.entries(trx, ids)).map((entry) => [entry.id, entry]))
    const rowOf = (entry: Entry | undefined) => (entry === undefined ? null : ofKind.rowOf(entry))
    const results = await searches.compare(
      kind,
      ids.map((id) => ({ id, before: rowOf(before.get(id)), after: rowOf(after.get(id)) })),
    )
    // What was compared, not what may have been written meanwhile.
    await sql`
      insert into compared_entry (profile_id, entry)
      select (e->>'id')::uuid, e from jsonb_array_elements(${JSON.stringify([...after.values()])}::jsonb) e
      where exists (select from profile p where p.id = (e->>'id')::uuid)
      on conflict (profile_id) do update set entry = excluded.entry`.execute(trx)
    await sql`
      delete from compared_entry where profile_id = any(${ids.filter((id) => !after.has(id))}::uuid[])`.execute(
      trx,
    )
    return results
  }
}

/** The oldest changes, of one kind. */
async function nextChanges(trx: AnyDatabase) {
  const { rows } = await sql<ChangedProfile>`
    select id, profile_id as "profileId", kind, changed_date as "changedDate" from profile_change
    where kind = (select kind from profile_change order by id limit 1) order by id limit ${stored}`.execute(
    trx,
  )
  return { kind: rows[0]?.kind, rows }
}

interface Match {
  searchId: string
  profileId: string
  changedDate: Date | undefined
}

/** Stores new matches, and when their people are told. A profile that comes back is not told again. */
async function storeMatches(trx: AnyDatabase, matches: readonly Match[]) {
  if (matches.length === 0) return
  await sql`
    with matched as (
      insert into saved_search_match as known (search_id, profile_id)
      select m."searchId", m."profileId"
      from jsonb_to_recordset(${JSON.stringify(matches)}) as m ("searchId" uuid, "profileId" uuid, "changedDate" timestamptz)
      -- Whoever saved a search after the change has found the profile.
      join saved_search s on s.id = m."searchId" and s.deleted_date is null and s.filter_date <= m."changedDate"
      join saved_search_progress g on g.search_id = s.id and g.untold_count < ${mostUntold}
      join profile p on p.id = m."profileId"
      order by m."searchId", m."profileId"
      on conflict (search_id, profile_id) do update set has_left = false
      returning known.search_id, known.told_date),
    untold as (select search_id, count(*)::int as count from matched where told_date is null group by search_id)
    update saved_search_progress g set untold_count = g.untold_count + untold.count,
      tell_date = coalesce(g.tell_date, derived.alert_date(s.alert, u.time_zone, now()))
    from untold join saved_search s on s.id = untold.search_id left join user_setting u on u.user_id = s.user_id
    where g.search_id = untold.search_id`.execute(trx)
}

async function storeLosses(trx: AnyDatabase, results: readonly Comparison[]) {
  const lost = results.flatMap(({ id, lost: searchIds }) =>
    searchIds.map((searchId) => ({ searchId, profileId: id })),
  )
  if (lost.length === 0) return
  await sql`
    update saved_search_match known set has_left = true
    from jsonb_to_recordset(${JSON.stringify(lost)}) as m ("searchId" uuid, "profileId" uuid)
    where known.search_id = m."searchId" and known.profile_id = m."profileId"`.execute(trx)
}
