import type { Pool } from 'pg'

const expired = [
  'delete from identity.artifact where expires_at < now()',
  'delete from identity.one_time_token where expires_at < now()',
  'delete from identity.sign_up where expires_at < now()',
  'delete from identity.attempt where resets_at < now()',
]

/** Deletes what has run out. Nothing depends on when: every query looks at the time itself. */
export async function deleteExpired(pool: Pool): Promise<void> {
  for (const statement of expired) await pool.query(statement)
}
