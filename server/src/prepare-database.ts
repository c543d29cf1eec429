import { loadGazetteer } from '@app/catalogue/gazetteer/load-gazetteer.ts'
import type pg from 'pg'
import { migrate } from './platform/migrate.ts'

const ours = new URL('migrations/', import.meta.url)

/** Brings a database to where the code expects it: migrated (`before` are further folders, applied first), with the gazetteer. */
export async function prepareDatabase(
  pool: pg.Pool,
  before: URL[] = [],
  log: (line: string) => void = () => {},
) {
  const applied = await migrate(pool, [...before, ours])
  if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`)
  await loadGazetteer(pool, { info: (_facts, message) => log(message) })
}
