import type pg from 'pg'

/** Derives the marketplace's entries of these profiles anew, in the transaction that has changed them. */
export async function refreshMarketplace(client: pg.ClientBase, ids: readonly string[]) {
  if (ids.length === 0) return
  // Thousands of rows have just come, or gone. A planner that still believes that none is deleted compares each of the ids
  // with each of the deleted, which takes minutes.
  await client.query('analyze profile, marketplace_entry')
  await client.query('select refresh_marketplace_entries($1)', [ids])
}
