import { createHmac, hkdfSync } from 'node:crypto'
import type pg from 'pg'

const length = 16

/** Stable names for logs, of people and networks, that only the holder of the key can compute. */
export function pseudonyms(installationKey: Uint8Array): (name: string) => string {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', 'pseudonyms in logs', 32))
  return (name) => createHmac('sha256', key).update(name).digest('hex').slice(0, length)
}

/** The key of the installation that all its servers share. Without it, pseudonyms can't be traced to people. */
export async function pseudonymKey(pool: pg.Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ value: Buffer }>(`select value from secret where name = 'pseudonym'`)
  const key = rows[0]?.value
  if (!key) throw new Error('the database has no key for pseudonyms')
  return key
}
