import pg from 'pg'
import { copyOf, ensureCatalogue, openBenchServer } from './databases.ts'
import { compare, type Figure } from './figures.ts'
import type { Shot } from './load.ts'
import { adminHeaders, product } from './sides.ts'

/** How much administrators have to deal with. */
interface Load {
  pending: number
  users: number
  auditRows: number
}

/** Pages are full on both sides, also those of a name or of an operation: what is compared is finding, not sending more. */
const calm: Load = { pending: 20, users: 1000, auditRows: 1000 }
const busy: Load = { pending: 20_000, users: 100_000, auditRows: 5_000_000 }

/** Nobody should feel how much there is. The rest is noise. */
const atMost = 1.2

const get = (path: string) => (): Shot => ({ method: 'GET', path })
const post = (path: string, data: object) => (): Shot => ({
  method: 'POST',
  path,
  body: JSON.stringify({ data }),
})

const queue = '/facility-mgmt/api/facilities/filtered?take=10'
const auditLog = '/user-mgmt/api/auditLog/filtered?take=50'

const pages = {
  'the approval queue': post(queue, { status: 'Pending', sort: 'newest' }),
  'a search in the approval queue': post(queue, { status: 'Pending', sort: 'newest', text: 'arena' }),
  'the users': get('/user-mgmt/api/users/search?take=20'),
  'a user by name': get('/user-mgmt/api/users/search?take=20&text=member%2017'),
  'the audit log': post(auditLog, {}),
  'the audit log of an operation': post(auditLog, { operation: 'bench.operation3' }),
  'the deleted pages': get('/contact-mgmt/api/deleted-profiles?take=20'),
}

/** What the pages of administration cost with much to administer, beside the same product with little. */
export async function administrationFigures(): Promise<Figure[]> {
  const postgres = await openBenchServer()
  const stops = [() => postgres.stop()]
  try {
    const original = await ensureCatalogue(postgres.url, 15_000)
    const open = async (load: Load, name: string, port: number) => {
      const url = await copyOf(postgres.url, original, name)
      await fill(url, load)
      const side = await product(url, postgres.pid, port)
      stops.push(side.stop)
      return { ...side, headers: await adminHeaders(url, side) }
    }
    const [much, little] = [
      await open(busy, 'administration_busy', 55_307),
      await open(calm, 'administration_calm', 55_308),
    ]
    const figures: Figure[] = []
    for (const [what, shotAt] of Object.entries(pages))
      figures.push(await compare(what, atMost, [much, shotAt], [little, shotAt], 200))
    return figures
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function fill(databaseUrl: string, { pending, users, auditRows }: Load) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // All kinds that administrators approve. There are fewer facilities than that.
  await pool.query(
    `update profile set status = 'Pending' where id in (
      select id from profile where status = 'Approved' order by kind = 'facility' desc, md5(id::text) limit $1)`,
    [pending],
  )
  await pool.query(
    `with people as (
      insert into owner (id, kind) select uuidv7(), 'user' from generate_series(1, $1) returning id)
    insert into app_user (id, subject, email, email_verified, name)
    select id, id, 'member' || n || '@bench.example', true, 'Member ' || n
    from (select id, row_number() over () as n from people) numbered`,
    [users],
  )
  await pool.query(
    `with person as (select array_agg(id) as ids from (select id from app_user limit 1000) ids),
      page as (select array_agg(id) as ids from (select id from profile limit 1000) ids)
    insert into audit_log (at, user_id, operation, owner_id, patch)
    select now() - n * interval '10 s', person.ids[1 + n % 900], 'bench.operation' || n % 20, page.ids[1 + n % 1000],
      '[{"op": "replace", "path": "/phone", "value": "317-555-0100"}]'
    from generate_series(1, $1) n, person, page`,
    [auditRows],
  )
  await pool.query('vacuum analyze')
  await pool.end()
}
