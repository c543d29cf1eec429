import pg from 'pg'

export interface ClaimedJob {
  id: string
  /** The content of the file. Null for undos. */
  sha256: string | null
  /** Including this one. */
  attempts: number
  isSmall: boolean
  release(): Promise<void>
}

/** Which imports a server works on at a time: any, and beside them a small one. */
export type ImportLane = 'any' | 'small'

/** A file of this size is worked on in seconds. */
const smallBytes = 1_000_000
/** The size of a file that was imported on the command line is unknown. */
const isSmall = `coalesce(bytes <= ${smallBytes}, false)`
const isDue: Record<ImportLane, string> = {
  any: 'job_due <= now()',
  small: `job_due <= now() and ${isSmall}`,
}

export async function hasDueJob(pool: pg.Pool, lane: ImportLane): Promise<boolean> {
  const { rowCount } = await pool.query(`select from import where ${isDue[lane]} limit 1`)
  return rowCount !== 0
}

/** The first half of the keys of the advisory locks on imports. */
const lockSpace = 903_114_208

/**
 * Takes the import that has been due for longest. No other server takes it before `release`: the lock is held by a connection
 * of its own, which ends with this process.
 */
export async function claimJob(databaseUrl: string, lane: ImportLane): Promise<ClaimedJob | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A broken connection releases the lock. The transaction of the work then decides.
  client.on('error', () => {})
  await client.connect()
  const release = () => client.end().catch(() => {})
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from import where ${isDue[lane]} order by job_due, id`,
    )
    for (const { id } of rows) {
      const job = await claim(client, id)
      if (job) return { ...job, release }
    }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return undefined
}

/** Locks one import and counts the attempt. Undefined if another server works on it or has finished it. */
async function claim(client: pg.Client, id: string): Promise<Omit<ClaimedJob, 'release'> | undefined> {
  const lock = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as "isLocked"',
    [lockSpace, id],
  )
  if (lock.rows[0]?.isLocked !== true) return undefined
  const { rows } = await client.query<Omit<ClaimedJob, 'release'>>(
    `update import set job_attempts = job_attempts + 1, progress = null where id = $1 and job_due <= now()
    returning id, stored_sha256 as sha256, job_attempts as attempts, ${isSmall} as "isSmall"`,
    [id],
  )
  if (rows[0] === undefined)
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, id])
  return rows[0]
}
