import { CompiledQuery, sql } from 'kysely'
import type * as z from 'zod'
import { isNarrowed, narrow } from './narrow.ts'
import { entriesOf, type KindOf } from './profile-kind.ts'
import type { IndexDeclaration, IndexRow } from '../search/index/declaration.ts'
import type { SearchQuery } from '../search/index/query.ts'
import { nilId } from '@app/contract/envelope.ts'
import { invalid, invalidField, Refusal } from '../platform/errors.ts'
import { fieldErrors } from '../platform/http/input.ts'
import type { Entry } from '../search/market-declaration.ts'
import type { Market } from '../search/market.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/** A search as it is stored. `origin` is the position of its place. */
export interface StoredSearch {
  id: string
  userId: string
  kind: string
  filter: Readonly<Record<string, unknown>>
  origin: { lat: number; lng: number } | null
}

/** A kind of profiles that is compared with saved searches. */
export interface ComparedKind {
  /**
   * Checks a filter and returns it with the position of its place. Throws a 400 that names fields below `path`.
   */
  check(filter: unknown, path: string): Promise<Pick<StoredSearch, 'filter' | 'origin'>>
  declaration: IndexDeclaration
  /** The search as of today. `isNarrowed`: the database has a part of the answer. Null if the filter is no longer valid. */
  queryOf(search: StoredSearch): Promise<{ query: SearchQuery; isNarrowed: boolean } | null>
  /** Null for an entry that isn't searched for. */
  rowOf(entry: Entry): IndexRow | null
  entries(db: AnyDatabase, ids: readonly string[]): Promise<Entry[]>
  /** Stores the present entries of these profiles as compared. */
  keepEntries(db: AnyDatabase, ids: readonly string[]): Promise<void>
  /** Whether the person's search finds a profile, asking the whole index unless `isCertain`. */
  finds(db: AnyDatabase, search: StoredSearch, profileId: string, isCertain: boolean): Promise<boolean>
}

/** A kind by its name. */
export type ComparedKindOf = (kind: string) => ComparedKind

export function comparedKind<F extends z.ZodObject>(
  kind: KindOf<z.ZodObject, z.ZodObject, F>,
  market: Market<z.output<F>>,
): ComparedKind {
  const { declaration, queryOf, rowOf } = market.comparison
  /** The filter with the position of its place. Null if it no longer fits the schema. */
  const filterOf = ({ filter, origin }: StoredSearch): z.output<F> | null => {
    const { address: _address, ...near } = { address: undefined, ...asRecord(filter.near) }
    const parsed = kind.contract.filter.safeParse(
      origin === null ? filter : { ...filter, near: { ...near, ...origin } },
    )
    return parsed.success ? parsed.data : null
  }
  const entries = entriesOf(kind)
  return {
    declaration,
    rowOf,
    check: async (written, path) => {
      const parsed = kind.contract.filter.safeParse(written)
      if (!parsed.success) throw invalid(fieldErrors(parsed.error, path))
      const filter = parsed.data
      try {
        const origin = (await market.originOf(filter)) ?? null
        if (origin === null && asRecord(filter).distance !== undefined)
          throw invalidField('data/distance', 'requires near')
        await market.finds(filter, nilId)
        return { filter: asRecord(filter), origin: origin && { lat: origin.lat, lng: origin.lng } }
      } catch (error) {
        if (!(error instanceof Refusal) || error.errors === undefined) throw error
        throw invalid(error.errors.map((one) => ({ ...one, path: one.path.replace(/^data/, path) })))
      }
    },
    queryOf: async (search) => {
      const filter = filterOf(search)
      if (filter === null) return null
      try {
        return { query: await queryOf(filter), isNarrowed: isNarrowed(market, asRecord(filter)) }
      } catch {
        // Refused when it was saved, unless the rules changed since.
        return null
      }
    },
    entries: async (db, ids) => (await db.executeQuery<Entry>(CompiledQuery.raw(entries, [ids]))).rows,
    keepEntries: async (db, ids) => {
      await db.executeQuery(
        CompiledQuery.raw(
          `insert into compared_entry (profile_id, entry) select e.id, to_jsonb(e) from (${entries}) e
          on conflict (profile_id) do update set entry = excluded.entry`,
          [ids],
        ),
      )
      await sql`
        delete from compared_entry c where c.profile_id = any(${[...ids]}::uuid[])
          and not exists (select from entry e where e.profile_id = c.profile_id)`.execute(db)
    },
    finds: async (db, search, profileId, isCertain) => {
      const filter = filterOf(search)
      if (filter === null) return false
      const searcher = { db, user: { id: search.userId }, isAdmin: false }
      const within = await narrow(kind, market, searcher, filter, [profileId])
      if (within?.includes(profileId) !== true) return false
      return isCertain || market.finds(filter, profileId)
    },
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** The columns of a stored search, of the alias `s`. */
export const searchColumns = sql`s.id, s.user_id as "userId", s.kind, s.filter, s.origin`

/** Matches of a search that are kept for its person until they are told or seen. */
export const mostUntold = 1000
