import type { KnownPlaces } from '@app/catalogue/import/places/known-places.ts'
import type pg from 'pg'
import { isDeadlock } from '../platform/database.ts'
import type { ImportedKind } from './imported-kind.ts'
import { followOthers, type WrittenImport } from './overtaking-imports.ts'

// Any constant works as long as all imports use the same.
const lock = 903_114_207
/** The last one lets no other import commit meanwhile, so that it is the last. */
const maxAttempts = 3

/** Another import has created a profile that this one was about to create. */
class Overtaken extends Error {}

const lockImports = (client: pg.ClientBase) => client.query('select pg_advisory_xact_lock($1)', [lock])

/**
 * Runs work on many profiles in a transaction. The triggers that refresh entries are off, so the work must do that itself. An
 * error rolls everything back.
 */
export async function inBulkTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query("select set_config('app.bulk', 'on', true)")
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

interface ImportTurn {
  client: pg.PoolClient
  /** To be called when the profiles are written: compares those that others have created meanwhile, which takes a while. */
  settle(written: WrittenImport): Promise<void>
}

interface Subject {
  kind: ImportedKind
  places: KnownPlaces
}

/**
 * Plans and writes an import in a transaction. Imports run side by side, so that a large one holds no other. One that creates what
 * another has created since it was planned is rolled back and done again.
 */
export async function inImportTransaction<T>(
  pool: pg.Pool,
  subject: Subject,
  work: (turn: ImportTurn) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === maxAttempts
    try {
      return await inBulkTransaction(pool, async (client) => {
        if (isLast) await lockImports(client)
        const others = await followOthers(client, subject)
        let written: WrittenImport | undefined
        const check = async () => {
          if (written && (await others.haveCreated(written))) throw new Overtaken()
        }
        const result = await work({
          client,
          settle: (found) => {
            written = found
            return check()
          },
        })
        // From here to the commit, no other import commits. Few have since the work was settled.
        if (written) await lockImports(client)
        await check()
        return result
      })
    } catch (error) {
      // Two imports that change the same profiles in another order, or the last attempt of one.
      if (isLast || !(error instanceof Overtaken || isDeadlock(error))) throw error
    }
  }
}
