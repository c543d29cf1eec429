import type pg from 'pg'

/** A key of the installation that all its servers share. Migrations create them. */
export async function readSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  const { rows } = await pool.query<{ value: Buffer }>('select value from secret where name = $1', [name])
  const key = rows[0]?.value
  if (!key) throw new Error(`the database has no secret named ${name}`)
  return key
}
