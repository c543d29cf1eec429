import type pg from 'pg'

const build = 'demo'

export async function isCatalogueBuilt(db: pg.Pool | pg.ClientBase): Promise<boolean> {
  return ((await db.query('select from catalogue_build where name = $1', [build])).rowCount ?? 0) > 0
}

/** `day` is the calendar date that the catalogue is built around. */
export async function recordBuild(client: pg.ClientBase, profiles: number, day: string) {
  await client.query(
    `insert into catalogue_build (name, profiles, built_date) values ($1, $2, $3::timestamp at time zone 'UTC')`,
    [build, profiles, day],
  )
}

/** The calendar date that the catalogue is around. Locks its row; undefined if there is no catalogue. */
export async function lockedBuildDay(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ day: string }>(
    `select (built_date at time zone 'UTC')::date::text as day from catalogue_build where name = $1 for update`,
    [build],
  )
  return rows[0]?.day
}

export async function moveBuildDay(client: pg.ClientBase, days: number) {
  await client.query(
    'update catalogue_build set built_date = built_date + make_interval(days => $2) where name = $1',
    [build, days],
  )
}

/** The catalogue is built anew by the next start that wants one. Waits for a build that is running. */
export async function forgetBuild(client: pg.ClientBase) {
  await client.query('lock table catalogue_build in share row exclusive mode')
  await client.query('delete from catalogue_build where name = $1', [build])
}
