import { loadGazetteer } from '@app/catalogue/gazetteer/load-gazetteer.ts'
import { identityMigrations } from '@app/identity/identity-migrations.ts'
import type pg from 'pg'
import { databaseShape } from './derived/database-shape.ts'
import { kindList } from './kinds.ts'
import { checkMigrated, migrate, sqlParts } from './platform/migrate.ts'

let migrationNames: Promise<string[]> | undefined

/** Throws unless the database has all migrations of this release. */
export async function checkMigrations(pool: pg.Pool) {
  migrationNames ??= databaseShape(kindList, [identityMigrations]).then(async ({ migrations }) =>
    (await Promise.all(migrations.map(sqlParts))).flat().map(({ name }) => name),
  )
  await checkMigrated(pool, await migrationNames)
}

/**
 * Migrates a database and loads the gazetteer. The tables of the embedded identity provider are created even if an
 * external one is configured, so that the configuration can change.
 */
export async function prepareDatabase(pool: pg.Pool, log: (line: string) => void = () => {}) {
  const applied = await migrate(pool, await databaseShape(kindList, [identityMigrations]))
  if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`)
  const isNew = await loadGazetteer(pool, { info: (_facts, message) => log(message) })
  // Profiles from before the gazetteer knew areas.
  if (isNew) await pool.query('update profile set areas = derived.areas_at(lat, lng) where lat is not null')
}
