import type { Pool } from 'pg'

/** Moves all failures of logins into the past, as if the time had passed. */
export const passLoginTime = (pool: Pool, interval: string) =>
  pool.query(
    'update identity.login_failure set free_at = free_at - $1::interval, resets_at = resets_at - $1::interval',
    [interval],
  )
