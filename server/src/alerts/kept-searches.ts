import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { searchColumns, type ComparedKindOf, type StoredSearch } from '../patterns/compared-kind.ts'
import { listen } from '../platform/notices.ts'
import type { SearchQuery } from '../search/index/query.ts'
import type { Database } from '../tables/tables.ts'
import { openMatcherThread, type Comparison, type RowChange } from './matcher-thread.ts'

interface Parts {
  db: Database
  databaseUrl: string
  comparedKind: ComparedKindOf
}

const atOnce = 1000

/**
 * The saved searches of everybody, in a thread that is started when somebody has one. Follows their changes. Searches depend on the
 * day, so all are read again on the first use of a day.
 */
export async function openKeptSearches({ db, databaseUrl, comparedKind }: Parts) {
  let thread: ReturnType<typeof openMatcherThread> | undefined
  let day: string | undefined
  /** Searches to read again. */
  let changed = new Set<string>()
  /** Searches of which the database has a part of the answer. */
  const narrowed = new Set<string>()
  const kinds = new Set<string>()

  const notices = await listen(
    databaseUrl,
    'saved_search',
    (id) => void changed.add(id),
    () => {
      day = undefined
    },
  )

  async function put(searches: readonly StoredSearch[]) {
    const byKind = Map.groupBy(searches, ({ kind }) => kind)
    for (const [kind, ofKind] of byKind) {
      const ready: { id: string; query: SearchQuery }[] = []
      for (const search of ofKind) {
        const read = await comparedKind(kind).queryOf(search)
        if (read === null) continue
        ready.push({ id: search.id, query: read.query })
        if (read.isNarrowed) narrowed.add(search.id)
      }
      kinds.add(kind)
      thread ??= openMatcherThread()
      await thread.send({ type: 'put', kind, declaration: comparedKind(kind).declaration, searches: ready })
    }
  }

  async function readAll(today: string) {
    await stop()
    changed = new Set()
    let last = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await sql<StoredSearch>`
        select ${searchColumns} from saved_search s
        where s.deleted_date is null and s.id > ${last} order by s.id limit ${atOnce}`.execute(db)
      await put(rows)
      if (rows.length < atOnce) break
      last = rows.at(-1)?.id ?? last
      // Leaves the event loop to requests in between.
      await setImmediate()
    }
    day = today
  }

  async function readChanged() {
    const ids = [...changed]
    changed = new Set()
    try {
      for (const id of ids) narrowed.delete(id)
      await thread?.send({ type: 'remove', ids })
      const { rows } = await sql<StoredSearch>`
        select ${searchColumns} from saved_search s
        where s.deleted_date is null and s.id = any(${ids}::uuid[])`.execute(db)
      await put(rows)
    } catch (error) {
      day = undefined
      throw error
    }
  }

  async function stop() {
    const stopped = thread
    thread = undefined
    day = undefined
    narrowed.clear()
    kinds.clear()
    await stopped?.close()
  }

  return {
    /** Includes every search that was saved before the call. */
    async catchUp() {
      await notices.catchUp()
      const today = dayOf(new Date())
      if (day !== today || thread?.hasEnded()) await readAll(today)
      else if (changed.size > 0) await readChanged()
    },
    /** Whether there may be searches for a kind. */
    hasKind: (kind: string) => kinds.has(kind),
    isNarrowed: (searchId: string) => narrowed.has(searchId),
    compare: async (kind: string, changes: readonly RowChange[]): Promise<Comparison[]> =>
      thread === undefined || changes.length === 0 ? [] : thread.send({ type: 'compare', kind, changes }),
    close: async () => {
      await notices.close()
      await stop()
    },
  }
}
