import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../../testing/facilities.ts'
import { liveBytes } from '../../testing/live-bytes.ts'
import { signUp } from '../../testing/people.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const pages = 500
const requests = 10_000
const messageLength = 10_000

/** The pages, and requests whose messages are 100 MB of text that hardly compresses. */
async function fill(userId: string, facilityId: string) {
  const { rows } = await server.pool.query<{ base: string }>(
    `select string_agg(md5(random()::text), '') as base from generate_series(1, 8000)`,
  )
  // Compressing them in the table would take as long as the rest.
  await server.pool.query('alter table profile alter column description set storage external')
  await server.pool.query(
    `with made as (select gen_random_uuid() as id, n from generate_series(1, $4::int) n),
      owners as (insert into owner select id, 'event' from made),
      profiles as (insert into profile (id, kind, name, status, description)
        select id, 'event', 'Cup', 'Published', substr($2, 1 + n * 7919 % 240000, $3) from made),
      events as (insert into event (profile_id, category, is_closed, type, start_date, end_date, has_flexible_dates, facility_types)
        select id, 'Private', false, 'Tournament', '2099-03-01', '2099-03-02', false, '{}' from made)
     insert into request (id, user_id, name, email, months, confirmed_date)
     select id, $1, 'Ann', 'ann@people.test', '{}', now() from made`,
    [userId, rows[0]?.base, messageLength, requests],
  )
  const columns = `kind, name, city, state, status, audience`
  await server.pool.query(
    `with made as (select gen_random_uuid() as id from generate_series(1, $2)),
      owners as (insert into owner select id, 'facility' from made),
      profiles as (insert into profile (id, ${columns}) select m.id, ${columns} from made m, profile p where p.id = $3),
      facilities as (insert into facility select (jsonb_populate_record(f, jsonb_build_object('profile_id', m.id))).*
        from made m, facility f where f.profile_id = $3)
     insert into member (id, owner_id, user_id, role) select gen_random_uuid(), id, $1, 'Manager' from made`,
    [userId, pages - 1, facilityId],
  )
}

test('500 pages and 10,000 rows are sent in bounded memory', async () => {
  const { api, id, person, token } = await signUp(server, 'ann')
  const { id: facilityId } = await makeFacility(server, person)
  await fill(id, facilityId)
  const { url } = (await api.users.data({ data: {} })).data
  const before = liveBytes()
  const reply = await fetch(server.origin + url, { headers: { authorization: `Bearer ${token}` } })
  let [sent, chunks, peak] = [0, 0, 0]
  for await (const chunk of reply.body ?? []) {
    sent += chunk.length
    if (++chunks % 300 !== 0) continue
    // Native memory is released after a collection, not in it.
    liveBytes()
    await setImmediate()
    peak = Math.max(peak, liveBytes() - before)
  }
  expect(sent).toBeGreaterThan((requests * messageLength) / 3)
  expect(peak).toBeLessThan(60_000_000)
}, 90_000)
