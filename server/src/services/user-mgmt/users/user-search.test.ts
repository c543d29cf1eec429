import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planNodes, rowsRead } from '../../../testing/plans.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type TestServer, testServer } from '../../../testing/test-server.ts'
import { fewUsers, foundUsers } from './user-search.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await testServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

describe('searching users', () => {
  let mary: SignedUp
  beforeAll(async () => {
    mary = await signUp(server, 'mary_o.percent%')
    await server.pool.query(`update app_user set name = 'Mary O''Neil' where id = $1`, [mary.id])
  })

  const namesFor = async (text: string, isBlocked?: boolean) => {
    const { data } = await admin.api.users.search({
      text,
      take: 100,
      ...(isBlocked !== undefined && { isBlocked }),
    })
    return data.map(({ name }) => name)
  }

  test.each(['mary', 'MARY', "o'neil mary", 'mary_o.percent%@people.test', '%@people mary'])(
    'for %j finds the user by name and email',
    async (text) => {
      expect(await namesFor(text)).toEqual(["Mary O'Neil"])
    },
  )

  test.each(['mary nobody', 'maryXo', '\\'])('for %j finds nobody', async (text) => {
    expect(await namesFor(text)).toEqual([])
  })

  test('can be limited to blocked or unblocked users', async () => {
    await admin.api.users.block({ userId: mary.id, data: { reason: 'Spam in reviews.' } })
    expect(await namesFor('mary', true)).toEqual(["Mary O'Neil"])
    expect(await namesFor('mary', false)).toEqual([])
  })

  test('returns the newest users first, page by page', async () => {
    const [second, newest] = [await signUp(server, 'second'), await signUp(server, 'newest')]
    const { data, _meta } = await admin.api.users.search({ take: 1 })
    expect(data).toMatchObject([{ id: newest.id, isAdmin: false, profileCount: 0, block: null }])
    const next = await admin.api.users.search({ take: 1, before: _meta.next ?? undefined })
    expect(next.data).toMatchObject([{ id: second.id }])
  })

  test('continues after a user who was unblocked meanwhile', async () => {
    const [first, last] = [await signUp(server, 'first blocked'), await signUp(server, 'last blocked')]
    for (const { id } of [first, last])
      await admin.api.users.block({ userId: id, data: { reason: 'Spam in reviews.' } })
    const search = (before?: string) => admin.api.users.search({ isBlocked: true, take: 1, before })
    const { data, _meta } = await search()
    expect(data).toMatchObject([{ id: last.id }])
    await admin.api.users.unblock({ userId: last.id })
    expect((await search(_meta.next ?? undefined)).data).toMatchObject([{ id: first.id }])
  })

  test('ends with a page that has no next one', async () => {
    const { data, _meta } = await admin.api.users.search({ text: 'mary', take: 1 })
    expect(data).toHaveLength(1)
    expect(_meta.next).toBeNull()
  })

  test('is refused for people who are no administrators', async () => {
    expect((await refusal(mary.api.users.search({}))).status).toBe(403)
  })
})

describe('with many users', () => {
  const many = 20_000
  beforeAll(async () => {
    await server.pool.query(
      `with people as (
        insert into owner (id, kind) select uuidv7(), 'user' from generate_series(1, $1::int) returning id)
      insert into app_user (id, subject, email, email_verified, name, created_date)
      select id, id, 'player' || n || '@many.test', true, case when n % 4000 = 0 then 'Rarely ' else 'Often ' end || n,
        now() - n * interval '1 s'
      from (select id, row_number() over () as n from people) numbered`,
      [many],
    )
    await server.pool.query('analyze app_user')
  })

  const names = async (query: { text: string; take?: number; before?: string }) => {
    const { data, _meta } = await admin.api.users.search(query)
    return { names: data.map(({ name }) => name), next: _meta.next }
  }

  test('a name that few have is found among all, newest first and page by page', async () => {
    const first = await names({ text: 'rarely', take: 3 })
    expect(first.names).toEqual(['Rarely 4000', 'Rarely 8000', 'Rarely 12000'])
    expect(await names({ text: 'rarely', take: 3, before: first.next! })).toEqual({
      names: ['Rarely 16000', 'Rarely 20000'],
      next: null,
    })
  })

  test('a name of a new user and of old ones are on one page', async () => {
    expect((await names({ text: 'player4000' })).names).toEqual(['Rarely 4000'])
    expect((await names({ text: '1999@many' })).names).toEqual(['Often 1999', 'Often 11999'])
  })

  test.each([
    ['no words', ''],
    ['words that nearly all have', 'often 17'],
    ['a word that few have', 'rarely'],
  ])('%s read few of them', async (_case, text) => {
    const nodes = await planNodes(server, foundUsers({ text, isBlocked: undefined, before: undefined }, 21))
    expect(rowsRead(nodes)).toBeLessThanOrEqual(fewUsers)
  })
})
