import type { Kysely, Transaction } from 'kysely'
import type { ContactTables } from './contact-tables.ts'
import type { FacilityTables } from './facility-tables.ts'
import type { ListTables } from './list-tables.ts'
import type { OwnerTables } from './owner-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/**
 * The tables that the query builder uses by name, as defined in `migrations/`. Tables and views with columns that derive
 * from a schema are not listed, because their names are only known at run time.
 */
export interface Tables extends PeopleTables, OwnerTables, FacilityTables, ContactTables, ListTables {}

export type Database = Kysely<Tables>
export type AnyDatabase = Database | Transaction<Tables>
