import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { visitBuffer } from './visit-buffer.ts'
import { closeDays, dropOldDays, openDay } from './visit-days.ts'
import { visitorHashes } from './visitor-hash.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
})
afterAll(() => server.close())

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

function openBuffer() {
  const lost: number[] = []
  const buffer = visitBuffer({
    db: server.db,
    log: { error: () => {} },
    onLost: (count) => void lost.push(count),
  })
  return { ...buffer, lost }
}

/** Stores visits of a page, as [action, source, visitor]. */
async function store(day: string, profileId: string, visits: readonly [string, string, bigint | null][]) {
  const buffer = openBuffer()
  for (const [action, source, visitor] of visits)
    buffer.add({ day, profileId, action, source, visitor, at: new Date() })
  await buffer.close()
}

async function figuresOf(profileId: string) {
  const { pool } = server
  const counts = await pool.query<{ action: string; source: string; count: number }>(
    'select action, source, count from visit_day where profile_id = $1 order by action, source',
    [profileId],
  )
  const visitors = await pool.query<{ visitors: number }>(
    'select visitors from visitor_day where profile_id = $1',
    [profileId],
  )
  return { counts: counts.rows, visitors: visitors.rows.map((row) => row.visitors) }
}

test('a day that ended everywhere is added up once, and never again', async () => {
  const profileId = newId()
  const day = dayBefore(3)
  await store(day, profileId, [
    ['view', 'search', 1n],
    ['view', 'search', 2n],
    ['view', 'map', 1n],
    ['view', 'map', null],
    ['phone', 'map', 3n],
  ])
  await Promise.all([closeDays(server.db), closeDays(server.db)])
  const closed = {
    counts: [
      { action: 'phone', source: 'map', count: 1 },
      { action: 'view', source: 'map', count: 2 },
      { action: 'view', source: 'search', count: 2 },
    ],
    visitors: [2],
  }
  expect(await figuresOf(profileId)).toEqual(closed)
  await store(day, profileId, [['view', 'search', 4n]])
  await closeDays(server.db)
  expect(await figuresOf(profileId)).toEqual(closed)
})

test('only tables of days are read as days, however the database looks for them', async () => {
  const profileId = newId()
  await store(dayBefore(7), profileId, [['view', 'search', 1n]])
  await server.db.connection().execute(async (db) => {
    await sql`set enable_nestloop = off`.execute(db)
    await sql`set enable_indexscan = off`.execute(db)
    await sql`set enable_bitmapscan = off`.execute(db)
    try {
      await closeDays(db)
    } finally {
      await sql`reset all`.execute(db)
    }
  })
  expect((await figuresOf(profileId)).visitors).toEqual([1])
})

test('a day that goes on somewhere stays open', async () => {
  const profileId = newId()
  await store(dayBefore(0), profileId, [['view', 'search', 1n]])
  await closeDays(server.db)
  expect(await figuresOf(profileId)).toEqual({ counts: [], visitors: [] })
})

test('the salt of a closed day is gone, and that of an open day tells its visitors apart', async () => {
  const hashOf = visitorHashes(server.db)
  const [today, past] = [dayBefore(0), dayBefore(4)]
  const ann = { network: '192.0.2.1', userAgent: 'a' }
  expect(await hashOf(today, ann)).toBe(await visitorHashes(server.db)(today, ann))
  expect(await hashOf(today, ann)).not.toBe(await hashOf(today, { ...ann, userAgent: 'b' }))
  expect(await hashOf(today, ann)).not.toBe(await hashOf(past, ann))
  await closeDays(server.db)
  const { rows } = await server.pool.query<{ day: string }>('select day::text from visit_salt')
  expect(rows.map(({ day }) => day)).toEqual([today])
})

test('raw records are dropped after 400 days, and the figures of their day stay', async () => {
  const profileId = newId()
  await store(dayBefore(410), profileId, [['view', 'search', 1n]])
  await store(dayBefore(390), profileId, [['view', 'search', 1n]])
  await dropOldDays(server.db)
  await closeDays(server.db)
  await dropOldDays(server.db)
  const { rows } = await server.pool.query<{ day: string }>(
    'select day::text from visit where profile_id = $1',
    [profileId],
  )
  expect(rows.map(({ day }) => day)).toEqual([dayBefore(390)])
  expect((await figuresOf(profileId)).visitors).toEqual([1, 1])
})

test('two servers open a day at the same time', async () => {
  const day = dayBefore(20)
  await Promise.all(Array.from({ length: 4 }, () => openDay(server.db, day)))
  const profileId = newId()
  await store(day, profileId, [['view', 'search', 1n]])
  const { rows } = await server.pool.query('select from visit where profile_id = $1', [profileId])
  expect(rows).toHaveLength(1)
})

test('what the database doesn’t take is kept until it does', async () => {
  const profileId = newId()
  const buffer = openBuffer()
  await server.pool.query('alter table visit rename to visit_away')
  buffer.add({ day: dayBefore(1), profileId, action: 'view', source: 'map', visitor: 1n, at: new Date() })
  await buffer.flush()
  await server.pool.query('alter table visit_away rename to visit')
  await buffer.close()
  const { rows } = await server.pool.query('select from visit where profile_id = $1', [profileId])
  expect(rows).toHaveLength(1)
  expect(buffer.lost.filter((count) => count > 0)).toEqual([])
})
