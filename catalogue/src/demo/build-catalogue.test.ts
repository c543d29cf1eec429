import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { isCatalogueBuilt } from './catalogue-build.ts'
import { demoAccounts } from './people/accounts.ts'

const databases: TestDatabase[] = []
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()))
})

async function emptyPool() {
  const database = await preparedDatabase()
  databases.push(database)
  return database.pool
}

const quiet = { info: () => {} }
const today = '2026-11-21'
const written = [
  'owner',
  'app_user',
  'profile',
  'facility',
  'destination',
  'hotel',
  'business',
  'company',
  'organization',
  'event_place',
  'affiliation',
  'partner',
  'facility_destination',
  'sport',
  'amenity',
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
    const key = ['facility', 'destination', 'hotel', 'business', 'company', 'organization'].includes(table)
      ? 'profile_id'
      : 'id'
    // Statuses of events depend on the day, and their audiences on these.
    const columns =
      table === 'profile'
        ? `case when kind = 'event' then to_jsonb(profile) - '{status,audience,revision}'::text[] else to_jsonb(profile) end`
        : '*'
    hash.update(JSON.stringify(await rowsOf(pool, `select ${columns} from ${table} order by ${key}`)))
  }
  return hash.digest('hex')
}

test('builds the same rows on every day, except boosts, promotions and dates of events', async () => {
  const [one, other] = [await emptyPool(), await emptyPool()]
  await buildCatalogue(one, { count: 300, today, log: quiet })
  await buildCatalogue(other, { count: 300, today: '2031-02-03', log: quiet })
  expect(await hashOf(other, written)).toBe(await hashOf(one, written))
  expect([await countOf(one, 'facility'), await countOf(one, 'destination')]).toEqual([300, 15])

  const [around] = await rowsOf(
    other,
    `select min(start_date)::text as first, max(end_date)::text as last from boost`,
  )
  expect(around.first > '2030-06-01' && around.last < '2031-08-01').toBe(true)
})

test('two concurrent builds and a later one build once', async () => {
  const pool = await emptyPool()
  expect(await isCatalogueBuilt(pool)).toBe(false)
  await Promise.all([1, 2].map(() => buildCatalogue(pool, { count: 60, today, log: quiet })))
  expect(await isCatalogueBuilt(pool)).toBe(true)
  await pool.query(`update profile set name = 'Renamed'`)
  const before = await hashOf(pool, [...written, 'boost'])
  await buildCatalogue(pool, { count: 60, today, log: quiet })
  expect(await hashOf(pool, [...written, 'boost'])).toBe(before)
  expect(await countOf(pool, 'profile')).toBe(117)
})

test('a failed build leaves nothing and can be repeated', async () => {
  const pool = await emptyPool()
  const crash = () => {
    throw new Error('the power went')
  }
  await expect(buildCatalogue(pool, { count: 60, today, log: quiet, progress: crash })).rejects.toThrow(
    'the power went',
  )
  expect(await isCatalogueBuilt(pool)).toBe(false)
  for (const table of [...written, 'boost', 'entry']) expect(await countOf(pool, table), table).toBe(0)
  await buildCatalogue(pool, { count: 60, today, log: quiet })
  expect(await countOf(pool, 'profile')).toBe(117)
})

describe('a catalogue of 60 facilities', () => {
  let database: TestDatabase
  const steps: [number, number][] = []
  const laterSteps: string[] = []
  const notices: (string | undefined)[] = []
  beforeAll(async () => {
    database = await preparedDatabase()
    const listener = await database.pool.connect()
    listener.on('notification', ({ payload }) => void notices.push(payload))
    await listener.query('listen profile')
    const progress = (done: number, total: number) => void steps.push([done, total])
    const step = (name: string) => void laterSteps.push(name)
    await buildCatalogue(database.pool, { count: 60, today, log: quiet, progress, step })
    await listener.query('select')
    listener.release(true)
  })
  afterAll(() => database.drop())
  const select = (text: string) => rowsOf(database.pool, text)

  test('progress counts the profiles of all kinds', () => {
    expect(steps).toEqual([
      [0, 114],
      [60, 114],
      [63, 114],
      [75, 114],
      [83, 114],
      [84, 114],
      [90, 114],
      [109, 114],
      [114, 114],
    ])
    expect(laterSteps).toEqual(['calendars', 'visits', 'search'])
  })

  test('has conversations whose people and numbers belong together', async () => {
    const groups = await select(
      `select g.name, g.last_sequence::int as last, count(m.*)::int as messages,
         bool_and(exists (select from group_member p where p.owner_id = g.id and p.user_id = m.author_id)) as by_members
       from user_group g join group_message m on m.owner_id = g.id group by g.id order by g.name`,
    )
    expect(groups.map(({ name }) => name)).toContain('Grand Park: Midwest Invitational 14U')
    for (const { last, messages, by_members: byMembers } of groups)
      expect([messages, byMembers]).toEqual([last, true])
  })

  test('has open asks for memberships that the pages don’t have', async () => {
    const asks = await select(
      `select a.tier, a.status, a.membership ->> 'tier' as has from derived.membership_ask_item a order by a.id`,
    )
    expect(asks.length).toBeGreaterThan(1)
    for (const { tier, status, has } of asks) {
      expect(status).toBe('Open')
      expect(has).not.toBe(tier)
    }
  })

  test('notifies the servers once per kind', () => {
    expect(notices.filter((notice) => notice?.endsWith(':all'))).toEqual([
      'facility:all',
      'destination:all',
      'hotel:all',
      'business:all',
      'company:all',
      'organization:all',
      'event:all',
    ])
  })

  test('records the number of profiles', async () => {
    expect(await select('select name, profiles from catalogue_build')).toEqual([
      { name: 'demo', profiles: 117 },
    ])
  })

  test('every profile has an owner and an entry', async () => {
    expect(
      await select(
        `select o.kind, p.audience, count(e.profile_id)::int from owner o join profile p on p.id = o.id
         left join entry e on e.profile_id = p.id and e.kind = o.kind group by 1, 2 order by 1, 2`,
      ),
    ).toEqual([
      { kind: 'business', audience: 'private', count: 1 },
      { kind: 'business', audience: 'public', count: 7 },
      { kind: 'company', audience: 'public', count: 1 },
      { kind: 'destination', audience: 'private', count: 1 },
      { kind: 'destination', audience: 'public', count: 2 },
      { kind: 'event', audience: 'gated', count: 2 },
      { kind: 'event', audience: 'private', count: 7 },
      { kind: 'event', audience: 'public', count: 18 },
      { kind: 'facility', audience: 'private', count: 3 },
      { kind: 'facility', audience: 'public', count: 57 },
      { kind: 'hotel', audience: 'private', count: 1 },
      { kind: 'hotel', audience: 'public', count: 11 },
      { kind: 'organization', audience: 'private', count: 1 },
      { kind: 'organization', audience: 'public', count: 5 },
    ])
  })

  test('entries of facilities have their sports or spaces, and count their reviews', async () => {
    const wrong = await select(
      `select e.facts from entry e where e.kind = 'facility' and (
         jsonb_array_length(e.facts -> 'sports') + jsonb_array_length(e.facts -> 'spaceTypes') = 0
         or (e.facts ->> 'reviewCount')::int <> (select count(*) from review r where r.owner_id = e.profile_id))`,
    )
    expect(wrong).toEqual([])
  })

  test('entries of destinations count the facilities that they have accepted', async () => {
    const entries = await select(
      `select p.name, (e.facts -> 'facilityCount')::int as facilities, (
         select count(*)::int from facility_destination l where l.destination_id = p.id and l.is_accepted) as accepted
       from entry e join profile p on p.id = e.profile_id where p.kind = 'destination' order by p.id`,
    )
    expect(entries).toEqual([
      { name: 'Indianapolis Sports Council', facilities: 1, accepted: 1 },
      { name: 'Northern Alabama Convention & Visitors Bureau', facilities: 0, accepted: 0 },
      { name: 'Discover Fishers', facilities: 0, accepted: 0 },
    ])
  })

  test('every demo account has a user', async () => {
    expect(
      await select(
        `select id, subject, email, name from app_user where email like '%@demo.example' order by id`,
      ),
    ).toEqual(
      demoAccounts
        .map(({ id, email, name }) => ({ id, subject: `local|${id}`, email, name }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  })

  test.each([
    [
      'facility@demo.example',
      [
        { kind: 'facility', city: 'Fishers', status: 'Approved', tier: 'Silver', role: 'Manager' },
        { kind: 'facility', city: 'Indianapolis', status: 'Approved', tier: 'Gold', role: 'Manager' },
        { kind: 'facility', city: 'Carmel', status: 'Pending', tier: null, role: 'Manager' },
      ],
    ],
    [
      'destination@demo.example',
      [
        { kind: 'destination', city: 'Indianapolis', status: 'Approved', tier: 'Gold', role: 'Manager' },
        { kind: 'destination', city: 'Fishers', status: 'Pending', tier: null, role: 'Manager' },
      ],
    ],
    [
      'organizer@demo.example',
      [
        { kind: 'organization', city: 'Indianapolis', status: 'Approved', tier: null, role: 'Manager' },
        { kind: 'organization', city: 'Fishers', status: 'Pending', tier: null, role: 'Manager' },
      ],
    ],
  ])('%s manages approved and pending profiles', async (email, profiles) => {
    expect(
      await select(
        `select p.kind, p.city, p.status, p.membership_tier as tier, m.role
         from member m join profile p on p.id = m.owner_id join app_user u on u.id = m.user_id
         where u.email = '${email}' and p.kind <> 'event' order by p.status, p.city`,
      ),
    ).toEqual(profiles)
  })
})

test('keeps the user of a demo account that has signed in before', async () => {
  const pool = await emptyPool()
  const [account] = demoAccounts
  await pool.query(`insert into owner (id, kind) values ($1, 'user')`, [account?.id])
  await pool.query(
    `insert into app_user (id, subject, email, email_verified, name) values ($1, $2, 'new@demo.example', true, 'New Name')`,
    [account?.id, `local|${account?.id}`],
  )
  await buildCatalogue(pool, { count: 10, today, log: quiet })
  expect(await rowsOf(pool, `select email from app_user where id = '${account?.id}'`)).toEqual([
    { email: 'new@demo.example' },
  ])
})
