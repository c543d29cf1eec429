import type pg from 'pg'

/** Rebuilds the entries of profiles and of those that depend on them. The writes must be in the same transaction. */
export async function refreshEntries(client: pg.ClientBase, ids: readonly string[]) {
  if (ids.length === 0) return
  // After thousands of inserts or deletions, stale statistics lead to a plan that takes minutes.
  await client.query('analyze profile, entry')
  await client.query('select derived.refresh_with_dependents($1)', [ids])
}
