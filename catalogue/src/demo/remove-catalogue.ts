import type pg from 'pg'
import { forgetBuild, lockedBuildDay } from './catalogue-build.ts'
import { conversationIds } from './conversations/conversation-rows.ts'
import { demoAccounts } from './people/accounts.ts'
import { inventPeople } from './people/people.ts'
import { authorIds } from './stories/write-stories.ts'
import { demoImportId } from './world.ts'

/** The number of profiles of the demo catalogue, including those that people have edited or deleted. */
export async function countCatalogue(db: pg.Pool | pg.ClientBase): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from profile where import_id = $1',
    [demoImportId],
  )
  return rows[0]?.count ?? 0
}

/**
 * Deletes the profiles, people and conversations of the demo catalogue, and whatever belongs to them, for good. The client must be in a
 * transaction. Returns the number of profiles.
 */
export async function removeCatalogue(client: pg.ClientBase): Promise<number> {
  await client.query("set local app.bulk = 'on'")
  // Totals belong to no page, so nothing else removes them.
  const built = await lockedBuildDay(client)
  for (const table of ['visit_total_day', 'search_day'])
    await client.query(`delete from ${table} where day < $1`, [built])
  await forgetBuild(client)
  const { rows: profiles } = await client.query<{ id: string; kind: string }>(
    'select id, kind from profile where import_id = $1 order by derived.rank_of(kind), id for update',
    [demoImportId],
  )
  const ids = profiles.map(({ id }) => id)
  const { rows: dependents } = await client.query<{ id: string }>(
    `select distinct d.dependent_id as id from derived.dependent d
     where d.profile_id = any ($1) and d.dependent_id <> all ($1)`,
    [ids],
  )
  await client.query('delete from owner where id = any ($1)', [ids])
  await client.query("delete from owner where kind = 'group' and id = any ($1)", [conversationIds()])
  const { reviewers, staff } = inventPeople()
  const people = [...[...demoAccounts, ...reviewers, ...staff].map(({ id }) => id), ...authorIds()]
  await client.query("delete from owner where kind = 'user' and id = any ($1)", [people])
  await client.query('select derived.refresh_entries($1)', [dependents.map(({ id }) => id)])
  for (const kind of new Set(profiles.map(({ kind: name }) => name)))
    await client.query("select pg_notify('profile', $1)", [`${kind}:all`])
  return ids.length
}
