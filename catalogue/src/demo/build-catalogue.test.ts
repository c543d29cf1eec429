import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildCatalogue, isCatalogueBuilt } from './build-catalogue.ts'
import { demoAccounts } from './people/accounts.ts'

const databases: TestDatabase[] = []
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()))
})

async function emptyPool() {
  const database = await testDatabase()
  databases.push(database)
  return database.pool
}

const quiet = { info: () => {} }
const today = '2026-11-21'
const written = [
  'app_user',
  'profile',
  'facility',
  'profile_sport',
  'profile_amenity',
  'space_type',
  'member',
  'review',
  'reaction',
]

type Pool = TestDatabase['pool']
const rowsOf = async (pool: Pool, text: string) => (await pool.query(text)).rows
const countOf = async (pool: Pool, table: string) =>
  (await rowsOf(pool, `select count(*)::int from ${table}`))[0]?.count

async function hashOf(pool: Pool, tables: string[]) {
  const hash = createHash('sha256')
  for (const table of tables) {
    const key = table === 'facility' ? 'profile_id' : 'id'
    hash.update(JSON.stringify(await rowsOf(pool, `select * from ${table} order by ${key}`)))
  }
  return hash.digest('hex')
}

test('the same rows every time; only boosts follow the calendar', async () => {
  const [one, other] = [await emptyPool(), await emptyPool()]
  await buildCatalogue(one, { count: 300, today, log: quiet })
  await buildCatalogue(other, { count: 300, today: '2031-02-03', log: quiet })
  expect(await hashOf(other, written)).toBe(await hashOf(one, written))
  expect(await countOf(one, 'profile')).toBe(300)

  const [around] = await rowsOf(
    other,
    `select min(start_date)::text as first, max(end_date)::text as last from boost`,
  )
  expect(around.first > '2030-06-01' && around.last < '2031-08-01').toBe(true)
})

test('a second start does nothing', async () => {
  const pool = await emptyPool()
  expect(await isCatalogueBuilt(pool)).toBe(false)
  await Promise.all([1, 2].map(() => buildCatalogue(pool, { count: 60, today, log: quiet })))
  expect(await isCatalogueBuilt(pool)).toBe(true)
  await pool.query(`update profile set name = 'Renamed'`)
  const before = await hashOf(pool, [...written, 'boost'])
  await buildCatalogue(pool, { count: 60, today, log: quiet })
  expect(await hashOf(pool, [...written, 'boost'])).toBe(before)
  expect(await countOf(pool, 'profile')).toBe(60)
})

test('a crash in the middle leaves nothing', async () => {
  const pool = await emptyPool()
  const crash = () => {
    throw new Error('the power went')
  }
  await expect(buildCatalogue(pool, { count: 60, today, log: quiet, progress: crash })).rejects.toThrow(
    'the power went',
  )
  expect(await isCatalogueBuilt(pool)).toBe(false)
  for (const table of [...written, 'boost', 'marketplace_entry'])
    expect(await countOf(pool, table), table).toBe(0)
  await buildCatalogue(pool, { count: 60, today, log: quiet })
  expect(await countOf(pool, 'profile')).toBe(60)
})

test('progress ends where it is going', async () => {
  const steps: [number, number][] = []
  await buildCatalogue(await emptyPool(), {
    count: 60,
    today,
    log: quiet,
    progress: (done, total) => void steps.push([done, total]),
  })
  expect(steps.at(-1)).toEqual([60, 60])
  expect(steps.every(([done, total]) => done <= total)).toBe(true)
})

test('the marketplace knows every facility, and servers are told to load it anew', async () => {
  const pool = await emptyPool()
  const listener = await pool.connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => void heard.push(payload))
  await listener.query('listen marketplace')
  await buildCatalogue(pool, { count: 60, today, log: quiet })
  const [entry] = await rowsOf(
    pool,
    `select count(*)::int, count(*) filter (where is_public)::int as public from marketplace_entry
     where cardinality(sports) > 0 or json_array_length(space_types) > 0`,
  )
  expect(entry.count).toBe(60)
  expect(entry.public).toBeGreaterThan(50)
  const wrong = await rowsOf(
    pool,
    `select from marketplace_entry e where review_count <> (select count(*) from review r where r.profile_id = e.profile_id)`,
  )
  expect(wrong).toHaveLength(0)
  await listener.query('select')
  listener.release()
  expect(heard.filter((payload) => payload === 'all')).toHaveLength(1)
})

test('the demo accounts have users, and facility@ looks after three facilities, one of them pending', async () => {
  const pool = await emptyPool()
  await buildCatalogue(pool, { count: 60, today, log: quiet })
  for (const { id, email, name } of demoAccounts) {
    const users = await rowsOf(pool, `select subject, email, name from app_user where id = '${id}'`)
    expect(users).toEqual([{ subject: `local|${id}`, email, name }])
  }
  const managed = await rowsOf(
    pool,
    `select p.status, m.role from member m join profile p on p.id = m.profile_id join app_user u on u.id = m.user_id
     where u.email = 'facility@demo.example' order by p.status, p.id`,
  )
  expect(managed).toEqual([
    { status: 'Approved', role: 'Manager' },
    { status: 'Approved', role: 'Manager' },
    { status: 'Pending', role: 'Manager' },
  ])
})

test('somebody who signed in to a demo account before is kept', async () => {
  const pool = await emptyPool()
  const [account] = demoAccounts
  await pool.query(
    `insert into app_user (id, subject, email, email_verified, name) values ($1, $2, 'new@demo.example', true, 'New Name')`,
    [account?.id, `local|${account?.id}`],
  )
  await buildCatalogue(pool, { count: 10, today, log: quiet })
  expect(await rowsOf(pool, `select email from app_user where id = '${account?.id}'`)).toEqual([
    { email: 'new@demo.example' },
  ])
})
