import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { candidates } from './find-duplicates.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('candidates for duplicates are found with an index each: near, in the town, and by name', async () => {
  const client = await server.pool.connect()
  try {
    // Rolled back.
    await client.query(`
      begin;
      create temp table made on commit drop as select gen_random_uuid() as id, n from generate_series(1, 3000) n;
      insert into owner (id, kind) select id, 'facility' from made;
      insert into profile (id, kind, name, city, state, lat, lng)
        select id, 'facility', 'Hall ' || n, 'Town ' || n % 50, 'Ohio', 39 + n / 1000.0, -84 + n / 1000.0 from made;
      analyze profile`)
    const { rows: made } = await client.query<{ id: string }>('select id from made limit 10')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${candidates}`, [
      'facility',
      made.map(({ id }) => id),
      made.map(() => 'hall'),
    ])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    for (const index of ['profile_spot', 'profile_town', 'profile_name']) expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on profile\b/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
