import type { Pool } from 'pg'
import { deviceDays } from './known-devices.ts'

const expired = [
  'delete from identity.artifact where expires_at < now()',
  'delete from identity.one_time_token where expires_at < now()',
  'delete from identity.sign_up where expires_at < now()',
  'delete from identity.attempt where resets_at < now()',
  'delete from identity.login_failure where resets_at < now()',
  `delete from identity.known_device where used_at < now() - interval '${deviceDays} days'`,
]

/** Deletes expired rows. Can run at any time, because every query checks the expiry itself. */
export async function deleteExpired(pool: Pool): Promise<void> {
  for (const statement of expired) await pool.query(statement)
}
