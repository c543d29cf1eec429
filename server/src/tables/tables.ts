import type { Kysely, Transaction } from 'kysely'
import type { FacilityTables } from './facility-tables.ts'
import type { OwnerTables } from './owner-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/**
 * The tables that the query builder is asked for by name; `migrations/` is the truth. Tables and views whose columns
 * follow from a schema are not listed: they are named at run time.
 */
export interface Tables extends PeopleTables, OwnerTables, FacilityTables {}

export type Database = Kysely<Tables>
export type AnyDatabase = Database | Transaction<Tables>
