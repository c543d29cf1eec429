import type pg from 'pg'

/** From so many profiles on, the old statistics lead to plans that take minutes. Until the commit, nobody else can take new ones. */
const manyProfiles = 2000
/** Facts of more profiles at once would take PostgreSQL much memory. */
const batchSize = 5000

/** Rebuilds the entries of profiles and of those that depend on them. The writes must be in the same transaction. */
export async function refreshEntries(
  client: pg.ClientBase,
  ids: readonly string[],
  onProgress: (done: number) => void = () => {},
) {
  if (ids.length >= manyProfiles) await client.query('analyze profile, entry')
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    await client.query('select derived.refresh_with_dependents($1)', [batch])
    onProgress(start + batch.length)
  }
}
