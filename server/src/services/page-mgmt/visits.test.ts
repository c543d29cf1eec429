import type { VisitRecord } from '@app/contract/visits/visit-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { sendRequest } from '../../testing/send-request.ts'
import { isExpected } from './sent-documents.ts'
import { eventually, workerServer, type TestServer } from '../../testing/test-server.ts'

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const honolulu = { lat: 21.31, lng: -157.86 }

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

/** As anybody may send it. */
type Draft = Partial<Record<keyof VisitRecord, unknown>>
let people = 0
beforeEach(() => {
  people += 1
})

async function makePage(place: { lat: number; lng: number } = honolulu) {
  const { id } = await server.stage.hotel({ manager: manager.person, name: 'Elm Inn', ...place })
  return id
}

/** Sends records like a browser of somebody else each test. */
async function send(records: readonly Draft[], headers: Record<string, string> = {}, as?: SignedUp) {
  return sendRequest(server.origin, 'POST', '/page-mgmt/api/seen', {
    json: { data: { records: records.map((record) => ({ action: 'view', ...record })) } },
    headers: { 'user-agent': `${browser} ${people}`, ...headers },
    ...(as && { token: await server.issuer.tokenOf(as.person) }),
  })
}

async function rowsOf(profileId: string) {
  const { rows } = await server.pool.query<{
    day: string
    action: string
    source: string
    visitor: number | null
  }>('select day::text, action, source, visitor from visit where profile_id = $1 order by at, action', [
    profileId,
  ])
  return rows
}
const stored = (profileId: string, count: number) =>
  eventually(
    () => rowsOf(profileId),
    (rows) => rows.length === count,
  )

/** Resolves once what was sent before is stored, if it is. */
async function settle() {
  const page = await makePage()
  await send([{ profileId: page }])
  await stored(page, 1)
}

describe('what is recorded', () => {
  test('is of the local day of the page’s place, with its source and without an account or an address', async () => {
    const profileId = await makePage()
    await send([
      { profileId, source: 'search' },
      { profileId, action: 'website', source: 'news.example.org' },
    ])
    const day = placeDay('Pacific/Honolulu')
    expect(await stored(profileId, 2)).toEqual([
      { day, action: 'view', source: 'search', visitor: expect.anything() },
      { day, action: 'website', source: 'news.example.org', visitor: expect.anything() },
    ])
  })

  test('of a page without a position is of the day in UTC', async () => {
    const { id } = await server.stage.company({ manager: manager.person, name: 'Elm Sports' })
    await send([{ profileId: id }])
    expect((await stored(id, 1)).map(({ day }) => day)).toEqual([placeDay('UTC')])
  })

  test.each(['sec-gpc', 'dnt'])('of a browser with %s has no visitor', async (header) => {
    const profileId = await makePage()
    await send([{ profileId }], { [header]: '1' })
    expect(await stored(profileId, 1)).toMatchObject([{ visitor: null }])
  })

  test('counts a person with an account like any other', async () => {
    const profileId = await makePage()
    const reader = await signUp(server, 'reader')
    await send([{ profileId }], {}, reader)
    expect(await stored(profileId, 1)).toMatchObject([{ visitor: expect.anything() }])
  })
})

describe('what is left out', () => {
  test.each([
    ['a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a client without a name', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a page rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('%s', async (_what, headers) => {
    const profileId = await makePage()
    await send([{ profileId }], headers)
    await settle()
    expect(await rowsOf(profileId)).toEqual([])
  })

  test('the page’s own team, for all its pages', async () => {
    const profileId = await makePage()
    await send([{ profileId }], {}, manager)
    await settle()
    expect(await rowsOf(profileId)).toEqual([])
  })

  test('an administrator', async () => {
    const profileId = await makePage()
    await send([{ profileId }], {}, await signUp(server, 'ada', ['admin']))
    await settle()
    expect(await rowsOf(profileId)).toEqual([])
  })

  test('a repeat, but neither another action, page nor visitor', async () => {
    const [first, second] = [await makePage(), await makePage()]
    await send([{ profileId: first }, { profileId: first }, { profileId: second }])
    await send([{ profileId: first }, { profileId: first, action: 'phone' }])
    await send([{ profileId: first }], { 'user-agent': `${browser} other` })
    await stored(second, 1)
    expect((await stored(first, 3)).map(({ action }) => action).toSorted()).toEqual(['phone', 'view', 'view'])
  })

  test('what a device reports more than 15 minutes later', async () => {
    const profileId = await makePage()
    await send([
      { profileId, age: 901 },
      // A clock of 1970 was set right meanwhile.
      { profileId, action: 'website', age: 1_800_000_000 },
      { profileId, action: 'phone', age: 900 },
    ])
    expect(await stored(profileId, 1)).toMatchObject([{ action: 'phone' }])
  })

  test('pages that the reader doesn’t see, or that don’t exist', async () => {
    const hidden = await makePage()
    await server.pool.query(`update profile set status = 'Pending' where id = $1`, [hidden])
    await send([{ profileId: hidden }, { profileId: crypto.randomUUID() }])
    await settle()
    expect(await rowsOf(hidden)).toEqual([])
  })

  test('a page while it is deleted, and not before and after', async () => {
    const owner = await signUp(server, 'deleter')
    const { id: profileId } = await server.stage.hotel({
      manager: owner.person,
      name: 'Yew Inn',
      ...honolulu,
    })
    await send([{ profileId }])
    await stored(profileId, 1)
    await owner.api.hotels.remove({ id: profileId })
    // What a server knows of a page, it knows for a minute, for each reader.
    const [first, second] = [await signUp(server, 'first'), await signUp(server, 'second')]
    await send([{ profileId, action: 'phone' }], {}, first)
    await (await signUp(server, 'ada', ['admin'])).api.hotels.restore({ id: profileId })
    await send([{ profileId, action: 'website' }], {}, second)
    expect((await stored(profileId, 2)).map(({ action }) => action)).toEqual(['view', 'website'])
  })

  test('what one network sends of one page beyond 500 in half an hour', async () => {
    const profileId = await makePage()
    for (let browserNumber = 0; browserNumber < 510; browserNumber += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          send([{ profileId }], { 'user-agent': `${browser} many ${browserNumber + at}` }),
        ),
      )
    await settle()
    expect(await rowsOf(profileId)).toHaveLength(500)
  })
})

describe('what administrators learn', () => {
  const tally = async (name: string) => {
    const { rows } = await server.pool.query<{ count: number }>(
      'select coalesce(sum(count), 0)::int as count from visit_tally_day where name = $1',
      [name],
    )
    return rows[0]?.count ?? 0
  }

  test('why records are left out, and of how many documents there was one, whoever read them', async () => {
    const owner = await signUp(server, 'owner')
    const { id: profileId } = await server.stage.hotel({
      manager: owner.person,
      name: 'Ash Inn',
      ...honolulu,
    })
    const names = ['documentRead', 'team', 'admin', 'hidden', 'late', 'robot'] as const
    const read = async () => Promise.all(names.map(tally))
    // What earlier tests sent is stored with this.
    const earlier = await tally('documentRead')
    await send([{ profileId: await makePage(), isDocument: true }])
    await eventually(
      () => tally('documentRead'),
      (count) => count > earlier,
    )
    const before = await read()
    const opened = [{ profileId, isDocument: true }]
    await send(opened, {}, owner)
    await send(opened, {}, await signUp(server, 'ada', ['admin']))
    await send([{ profileId: crypto.randomUUID(), isDocument: true }])
    await send([{ profileId, isDocument: true, age: 1000 }])
    await send([{ profileId, action: 'phone', isDocument: true }])
    await send(opened, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    const changes = async () => (await read()).map((count, at) => count - (before[at] ?? 0))
    expect(await eventually(changes, ([first]) => (first ?? 0) >= 3)).toEqual([3, 1, 1, 1, 1, 1])
  })

  test.each([
    ['the page of a profile', '/hotels', browser, {}, true],
    ['a page below it', '/hotels', browser, {}, false, '/blocks'],
    ['a request', '/requests', browser, {}, false],
    ['a robot’s', '/hotels', 'Googlebot/2.1', {}, false],
    ['one that is rendered ahead', '/hotels', browser, { 'sec-purpose': 'prefetch;prerender' }, false],
  ])('a record is expected of %s: %#', (_what, path, userAgent, headers, expected, tail = '') => {
    const sent = {
      path: `${path}/${crypto.randomUUID()}${tail}`,
      headers: { 'user-agent': userAgent, ...headers },
    }
    expect(isExpected(sent)).toBe(expected)
  })
})

describe('what is refused', () => {
  test.each([
    ['no record', [], 'data/records'],
    ['21 records', Array.from({ length: 21 }, () => ({})), 'data/records'],
    ['an unknown action', [{ action: 'bought' }], 'data/records/0/action'],
    ['a source with words', [{ source: 'a friend told me' }], 'data/records/0/source'],
    ['a source of 300 characters', [{ source: `${'a'.repeat(298)}.b` }], 'data/records/0/source'],
    ['a page that is no id', [{ profileId: 'x' }], 'data/records/0/profileId'],
    ['a clock ahead', [{ age: -1 }], 'data/records/0/age'],
    ['a huge age', [{ age: 1e15 }], 'data/records/0/age'],
    ['half a second', [{ age: 0.5 }], 'data/records/0/age'],
    ['an account', [{ userId: crypto.randomUUID() }], 'data/records/0/userId'],
  ])('%s, by its field', async (_what, records, field) => {
    const profileId = crypto.randomUUID()
    const { status, text } = await send(records.map((record) => ({ profileId, ...record })))
    const { errors } = JSON.parse(text)
    expect([status, ...new Set(errors.map(({ path }: { path: string }) => path))]).toEqual([400, field])
  })

  test('a body of 10 MB', async () => {
    expect((await send([{ profileId: 'x'.repeat(10_000_000) }])).status).toBe(413)
  })
})

test('the path has no word that blockers look for', () => {
  expect('/page-mgmt/api/seen').not.toMatch(
    /analytic|beacon|click|collect|count|event|hit|impression|log|measure|metric|pixel|ping|report|stat|telemetr|track|view|visit/,
  )
})

test('purging a page drops its records, and nobody else’s', async () => {
  const [gone, kept] = [await makePage(), await makePage()]
  await send([{ profileId: gone }, { profileId: kept }])
  await stored(gone, 1)
  await stored(kept, 1)
  await server.pool.query('delete from owner where id = $1', [gone])
  expect(await rowsOf(gone)).toEqual([])
  expect(await rowsOf(kept)).toHaveLength(1)
})
