import type pg from 'pg'
import { itemView, type ProfileKind } from '../patterns/profile-kind.ts'
import { sqlPart, sqlParts, type DatabaseShape } from '../platform/migrate.ts'
import { askedOf, factsOf, rightsOf, triggersOf } from './generated-sql.ts'

const folder = (name: string) => new URL(name, import.meta.url)

/** The database as the code expects it. `before` are folders of migrations to apply first. */
export async function databaseShape(
  kinds: readonly ProfileKind[],
  before: readonly URL[],
): Promise<DatabaseShape> {
  const rights = rightsOf(kinds)
  const early = await sqlParts(folder('before-kinds/'))
  const common = await sqlParts(folder('after-kinds/'))
  const own = await Promise.all(kinds.map(({ sql }) => sqlPart(sql)))
  const commonRule = [rights, ...common].map(({ sql }) => sql).join('\n')
  return {
    migrations: [...before, folder('../migrations/')],
    derived: [
      rights,
      askedOf(),
      ...early,
      ...own,
      factsOf(kinds),
      ...common,
      ...kinds.map((kind) => ({ name: `${kind.kind} items (generated)`, sql: itemView(kind) })),
      ...kinds.map(triggersOf),
      await sqlPart(folder('page-notices.sql')),
      await sqlPart(folder('session-notices.sql')),
      await sqlPart(folder('queue-notices.sql')),
    ],
    computed: [
      {
        name: 'free days of calendars',
        rule: early.flatMap(({ name, sql }) => (name.includes('calendar') ? [sql] : [])).join('\n'),
        recompute: async (client) => {
          await client.query('select derived.renew_calendar(owner_id) from calendar_sharing where is_shared')
        },
      },
      ...kinds.map(({ kind }, at) => ({
        name: `entries of ${kind}`,
        rule: `${commonRule}\n${own[at]?.sql}`,
        recompute: (client: pg.ClientBase) => recompute(client, kind),
      })),
    ],
  }
}

const atOnce = 3000

/** Recomputes the audiences and entries of all profiles of a kind. */
async function recompute(client: pg.ClientBase, kind: string) {
  await client.query("set local app.bulk = 'on'")
  // A trigger sets the audience on every update.
  await client.query(
    'update profile p set audience = audience where p.kind = $1 and p.audience <> derived.audience_of(p)',
    [kind],
  )
  const { rows } = await client.query<{ id: string }>('select id from profile where kind = $1 order by id', [
    kind,
  ])
  for (let from = 0; from < rows.length; from += atOnce)
    await client.query('select derived.refresh_entries($1)', [
      rows.slice(from, from + atOnce).map(({ id }) => id),
    ])
}
