import { loadGazetteer } from '@app/catalogue/gazetteer/load-gazetteer.ts'
import type pg from 'pg'
import { databaseShape } from './derived/database-shape.ts'
import { kindList } from './kinds.ts'
import { migrate } from './platform/migrate.ts'

/** Migrates a database and loads the gazetteer. `before` are migration folders to apply first. */
export async function prepareDatabase(
  pool: pg.Pool,
  before: URL[] = [],
  log: (line: string) => void = () => {},
) {
  const applied = await migrate(pool, await databaseShape(kindList, before))
  if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`)
  await loadGazetteer(pool, { info: (_facts, message) => log(message) })
}
