import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFacility } from '../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import { eventually, refusal, testServer, type Api, type TestServer, metaOf } from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let other: SignedUp
let admin: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  other = await signUp(server, 'other')
  admin = await signUp(server, 'admin', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())

interface Listed {
  data: { id: string; name: string }[]
  _meta: { stats: { count: number } }
}
const names = ({ data }: Listed) => data.map(({ name }) => name)
const make = (name: string, by = owner) => makeFacility(server, by.person, { name })

describe('one’s own', () => {
  test('are those of every membership and of what one’s organizations own, the newest first', async () => {
    const me = await signUp(server, 'me')
    expect(await me.api.facilities.my({})).toEqual({ data: [], _meta: { stats: { count: 0 } } })
    await make('Approved of mine', me)
    await me.api.facilities.create({ data: { name: 'Pending of mine' } })
    const staffed = await make('Where I sell')
    await owner.api.facilities.managers.create({
      ownerId: staffed.id,
      data: { userId: me.id, role: 'Sales' },
    })
    const organization = await makeOrganization(server, [me.id])
    await admin.api.facilities.create({ data: { name: 'Of my organization', parentId: organization } })
    const dropped = await make('Deleted of mine', me)
    await me.api.facilities.remove({ id: dropped.id })
    await make('Somebody else’s')

    const all = await me.api.facilities.my({})
    expect(names(all)).toEqual(['Of my organization', 'Where I sell', 'Pending of mine', 'Approved of mine'])
    expect(metaOf(all).stats.count).toBe(4)
    const second = await me.api.facilities.my({ offset: 1, take: 2 })
    expect(names(second)).toEqual(['Where I sell', 'Pending of mine'])
    expect(metaOf(second).stats.count).toBe(4)
    expect(names(await me.api.facilities.my({ offset: 9 }))).toEqual([])

    const approved = await me.api.facilities.myApproved({})
    expect(names(approved)).toEqual(['Where I sell', 'Approved of mine'])
    expect(metaOf(approved).stats.count).toBe(2)

    const filtered = async (data: Parameters<Api['facilities']['myFiltered']>[0]['data']) =>
      names(await me.api.facilities.myFiltered({ data })).toSorted()
    await eventually(
      () => filtered({}),
      (found) => found.length === 4,
    )
    expect(await filtered({ status: 'Pending' })).toEqual(['Of my organization', 'Pending of mine'])
    expect(await filtered({ state: 'Indiana' })).toEqual(['Approved of mine', 'Where I sell'])
    expect(await filtered({ text: 'somebody' })).toEqual([])
  })

  test('are for users', async () => {
    for (const list of [visitor.facilities.my, visitor.facilities.myApproved, visitor.facilities.liked.list])
      expect((await refusal(list({}))).problem.code).toBe('UNAUTHENTICATED')
    expect((await refusal(visitor.facilities.myFiltered({ data: {} }))).status).toBe(401)
  })
})

describe('what one likes', () => {
  test('is listed by the latest liking, while one may see it', async () => {
    const fan = await signUp(server, 'fan')
    const first = await make('Liked first')
    const second = await make('Liked second')
    const gone = await make('Liked and hidden')
    for (const { id } of [first, second, gone]) await fan.api.facilities.likes.add({ ownerId: id, data: {} })
    await owner.api.facilities.update({
      id: gone.id,
      patch: [{ op: 'replace', path: '/isActive', value: false }],
    })
    const liked = await fan.api.facilities.liked.list({})
    expect(names(liked)).toEqual(['Liked second', 'Liked first'])
    expect(metaOf(liked).stats.count).toBe(2)
    expect(names(await fan.api.facilities.liked.list({ offset: 1 }))).toEqual(['Liked first'])
    await eventually(
      async () =>
        names(await fan.api.facilities.liked.filtered({ data: { name: ['Liked first', 'Where I sell'] } })),
      (found) => found.join() === 'Liked first',
    )
    await fan.api.facilities.likes.removeMine({ ownerId: first.id })
    expect(names(await fan.api.facilities.liked.list({}))).toEqual(['Liked second'])
  })
})

describe('a user’s public profiles', () => {
  test('are those they manage that the caller may see, by name', async () => {
    const shown = await signUp(server, 'shown')
    await make('Zoo Arena', shown)
    await make('Aqua Arena', shown)
    await shown.api.facilities.create({ data: { name: 'Pending Arena' } })
    const staffed = await make('Staffed Arena')
    await owner.api.facilities.managers.create({
      ownerId: staffed.id,
      data: { userId: shown.id, role: 'Marketing' },
    })
    const list = await visitor.facilities.ofUser({ userId: shown.id })
    expect(names(list)).toEqual(['Aqua Arena', 'Zoo Arena'])
    expect(metaOf(list).stats.count).toBe(2)
    expect(names(await visitor.facilities.ofUser({ userId: shown.id, take: 1, offset: 1 }))).toEqual([
      'Zoo Arena',
    ])
    const seenByAdmin = await admin.api.facilities.ofUser({ userId: shown.id })
    expect(names(seenByAdmin)).toEqual(['Aqua Arena', 'Pending Arena', 'Zoo Arena'])
  })

  test('of one who hides are shown to themselves and to admins only, as if the user were nobody', async () => {
    const hidden = await signUp(server, 'hidden')
    await make('Hidden Arena', hidden)
    await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', hidden.id).execute()
    const nobody = await refusal(visitor.facilities.ofUser({ userId: crypto.randomUUID() }))
    expect(nobody.status).toBe(404)
    for (const api of [visitor, other.api]) {
      const { problem } = await refusal(api.facilities.ofUser({ userId: hidden.id }))
      expect({ ...problem, traceId: '' }).toEqual({ ...nobody.problem, traceId: '' })
    }
    for (const api of [hidden.api, admin.api])
      expect(names(await api.facilities.ofUser({ userId: hidden.id }))).toEqual(['Hidden Arena'])
  })
})

test('onboarded are those with a manager, the latest taken over first', async () => {
  const taken = await make('Taken over')
  const unclaimed = await make('Unclaimed')
  await server.db.deleteFrom('member').where('profile_id', 'in', [taken.id, unclaimed.id]).execute()
  const list = async () => (await visitor.facilities.onboarded({ take: 100 })).data.map(({ id }) => id)
  expect(await list()).not.toContain(taken.id)
  await admin.api.facilities.managers.create({
    ownerId: unclaimed.id,
    data: { userId: other.id, role: 'Sales' },
  })
  expect(await list()).not.toContain(unclaimed.id)
  await admin.api.facilities.managers.create({ ownerId: taken.id, data: { userId: other.id } })
  await admin.api.facilities.managers.create({ ownerId: taken.id, data: { userId: owner.id } })
  const onboarded = await list()
  expect(onboarded[0]).toBe(taken.id)
  expect(onboarded.filter((id) => id === taken.id)).toHaveLength(1)
  expect(metaOf(await visitor.facilities.onboarded({ take: 1 })).stats.count).toBe(onboarded.length)
})

describe('figures', () => {
  beforeAll(async () => {
    const golden = await make('Golden')
    await admin.api.facilities.update({
      id: golden.id,
      patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Gold' } }],
    })
    await owner.api.facilities.sports.create({ ownerId: golden.id, data: { name: 'Soccer' } })
    await owner.api.facilities.sports.create({ ownerId: golden.id, data: { name: 'Lacrosse' } })
    const today = new Date().toISOString().slice(0, 10)
    await owner.api.facilities.boosts.create({
      ownerId: golden.id,
      data: { startDate: today, endDate: today },
    })
    await owner.api.facilities.boosts.create({
      ownerId: golden.id,
      data: { startDate: '2098-01-01', endDate: '2098-01-02' },
    })
    const old = await make('Old')
    await server.db
      .updateTable('profile')
      .set({ created_date: '2024-02-29T23:59:59.999Z', is_active: false, state: 'Texas' })
      .where('id', '=', old.id)
      .execute()
    await makeOrganization(server, [owner.id])
  })

  const count = async (where: string, values: unknown[] = []) => {
    const text = `select count(*) as count from profile p where kind = 'facility' and deleted_date is null and ${where}`
    const { rows } = await server.pool.query<{ count: number }>(text, values)
    return rows[0]?.count
  }

  test.each([
    ['all', {}, 'true'],
    ['active', { isActive: true }, 'is_active'],
    ['not active', { isActive: false }, 'not is_active'],
    [
      'created on a leap day',
      { startDate: '2024-02-29', endDate: '2024-02-29' },
      `created_date::date = '2024-02-29'`,
    ],
    ['created until', { endDate: '2024-02-28' }, `created_date < '2024-02-29'`],
    [
      'created since',
      { startDate: '2024-03-01', isActive: true },
      `created_date >= '2024-03-01' and is_active`,
    ],
    ['created in no time', { startDate: '2025-01-02', endDate: '2025-01-01' }, 'false'],
  ] as const)('of those %s are what SQL counts', async (_name, query, where) => {
    const { data } = await admin.api.facilities.stats(query)
    expect(data).toEqual({
      count: await count(where),
      approved: await count(`${where} and status = 'Approved'`),
      pending: await count(`${where} and status = 'Pending'`),
      active: await count(`${where} and is_active`),
      onboarded: await count(`${where} and id in (select profile_id from member where role = 'Manager')`),
      promoted: await count(
        `${where} and id in (select profile_id from boost where current_date between start_date and end_date)`,
      ),
    })
  })

  test('are refused for what is no date and no flag', async () => {
    for (const query of [
      { startDate: '2024-02-30' },
      { endDate: 'today' },
      { startDate: '2024-01-01T00:00:00Z' },
      { startDate: '0000-01-01' },
    ])
      expect(
        (await refusal(admin.api.facilities.stats(query))).problem.errors?.map(({ path }) => path),
      ).toEqual(Object.keys(query))
    const maybe = await wire(server.origin, 'GET', `${base}/facilities/stats?isActive=maybe`, {
      token: admin.token,
    })
    expect(problemOf(maybe).errors?.map(({ path }) => path)).toEqual(['isActive'])
    const one = await wire(server.origin, 'GET', `${base}/facilities/stats?isActive=1`, {
      token: admin.token,
    })
    expect(dataOf(one)).toMatchObject({ active: await count('is_active') })
    expect((await refusal(owner.api.facilities.stats({}))).status).toBe(403)
  })

  test('of the report are what SQL groups', async () => {
    const { data } = await admin.api.facilities.report({})
    const grouped = async (value: string, from = '') => {
      const text = `select ${value} as value, count(*) as count from profile p join facility f on f.profile_id = p.id ${from}
        where p.deleted_date is null and ${value} is not null group by 1 order by 2 desc, 1`
      return (await server.pool.query(text)).rows
    }
    expect(data).toEqual({
      byState: await grouped('p.state'),
      byFacilityType: await grouped('f.facility_type'),
      bySport: await grouped('s.name', 'join profile_sport s on s.profile_id = p.id'),
      byTier: await grouped('p.membership_tier'),
      byMonth: await grouped(`to_char(p.created_date, 'YYYY-MM')`),
    })
    expect(data.byTier).toEqual([{ value: 'Gold', count: 1 }])
    expect(data.byMonth).toContainEqual({ value: '2024-02', count: 1 })
  })
})

test('pages of a list neither repeat nor skip, and their bounds are kept', async () => {
  for (let n = 0; n < 5; n++) await make(`Page ${n}`)
  const read = (offset: number, take: number) => visitor.facilities.list({ offset, take })
  const text = `select count(*) as total from marketplace_entry where is_public and kind = 'facility'`
  const { rows } = await server.pool.query<{ total: number }>(text)
  const total = rows[0]?.total ?? 0
  await eventually(
    () => read(0, 1),
    ({ _meta: { stats } }) => stats.count === total,
  )
  const seen: string[] = []
  for (let offset = 0; offset < total; offset += 2) {
    const page = await read(offset, 2)
    expect(metaOf(page).stats.count).toBe(total)
    seen.push(...page.data.map(({ id }) => id))
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
  expect((await read(total, 2)).data).toEqual([])
  expect((await read(10_000_000, 100)).data).toEqual([])
})
