import { createHmac, hkdfSync } from 'node:crypto'
import type pg from 'pg'

const length = 16

/** Stable names for logs, of people and networks, that only the holder of the secret can compute. */
export function pseudonyms(secret: Uint8Array): (name: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pseudonyms in logs', 32))
  return (name) => createHmac('sha256', key).update(name).digest('hex').slice(0, length)
}

/** A secret that all servers of a database share. */
export async function logSecret(pool: pg.Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ value: Buffer }>(`select value from secret where name = 'file-pass'`)
  const [secret] = rows
  if (!secret) throw new Error('the database has no secret')
  return secret.value
}
