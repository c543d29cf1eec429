import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayFromToday } from '../testing/days.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  metaOf,
  workerServer,
} from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let other: SignedUp
let admin: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  other = await signUp(server, 'other')
  admin = await signUp(server, 'admin', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())

interface ListReply {
  data: { id: string; name: string }[]
  _meta: { stats: { count: number } }
}
const names = ({ data }: ListReply) => data.map(({ name }) => name)
const count = (list: ListReply) => metaOf(list).stats.count
const make = (name: string, by = owner) => server.stage.facility({ manager: by.person, name })

describe('the caller’s own profiles', () => {
  let me: SignedUp
  beforeAll(async () => {
    me = await signUp(server, 'me')
    await make('Approved, managed', me)
    await me.api.facilities.create({ data: { name: 'Pending, managed' } })
    const selling = await make('Approved, Sales')
    await addMember(owner.api.facilities.managers, selling.id, me, 'Sales')
    const organization = await makeOrganization(server, [me.id])
    await admin.api.facilities.create({ data: { name: 'Pending, inherited', parentId: organization } })
    const deleted = await make('Deleted', me)
    await me.api.facilities.remove({ id: deleted.id })
    await make('Somebody else’s')
  })

  test('are those of all memberships, including inherited ones, newest first', async () => {
    const list = await me.api.facilities.my({})
    expect(names(list)).toEqual([
      'Pending, inherited',
      'Approved, Sales',
      'Pending, managed',
      'Approved, managed',
    ])
    expect(count(list)).toBe(4)
  })

  test('are none for a new user', async () => {
    const { api } = await signUp(server, 'newcomer')
    expect(await api.facilities.my({})).toEqual({ data: [], _meta: { stats: { count: 0 } } })
  })

  test('are listed in pages', async () => {
    const page = await me.api.facilities.my({ offset: 1, take: 2 })
    expect(names(page)).toEqual(['Approved, Sales', 'Pending, managed'])
    expect(count(page)).toBe(4)
  })

  test('are none past the end of the list', async () => {
    expect(names(await me.api.facilities.my({ offset: 9 }))).toEqual([])
  })

  test('can be listed without pending ones', async () => {
    const list = await me.api.facilities.myApproved({})
    expect(names(list)).toEqual(['Approved, Sales', 'Approved, managed'])
    expect(count(list)).toBe(2)
  })

  type Filter = Parameters<Api['facilities']['myFiltered']>[0]['data']
  const filters: [filter: Filter, found: string[]][] = [
    [{ status: 'Pending' }, ['Pending, inherited', 'Pending, managed']],
    [{ state: 'Indiana' }, ['Approved, Sales', 'Approved, managed']],
    [{ text: 'somebody' }, []],
  ]
  test.each(filters)('can be filtered by %j', async (data, found) => {
    const filtered = async (filter: Filter) =>
      names(await me.api.facilities.myFiltered({ data: filter })).toSorted()
    await eventually(
      () => filtered({}),
      (all) => all.length === 4,
    )
    expect(await filtered(data)).toEqual(found)
  })
})

test.each([
  ['my', () => visitor.facilities.my({})],
  ['myApproved', () => visitor.facilities.myApproved({})],
  ['myFiltered', () => visitor.facilities.myFiltered({ data: {} })],
  ['liked.list', () => visitor.facilities.liked.list({})],
])('%s returns 401 to a visitor', async (_name, list) => {
  expect((await refusal(list())).problem).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
})

describe('the profiles that a user likes', () => {
  let fan: SignedUp
  let firstId: string
  beforeAll(async () => {
    fan = await signUp(server, 'fan')
    const first = await make('Liked first')
    const second = await make('Liked second')
    const hidden = await make('Liked and then hidden')
    firstId = first.id
    for (const { id } of [first, second, hidden])
      await fan.api.facilities.likes.add({ ownerId: id, data: {} })
    await owner.api.facilities.update({
      id: hidden.id,
      patch: [{ op: 'replace', path: '/isActive', value: false }],
    })
  })

  test('are the visible ones, most recent like first', async () => {
    const liked = await fan.api.facilities.liked.list({})
    expect(names(liked)).toEqual(['Liked second', 'Liked first'])
    expect(count(liked)).toBe(2)
  })

  test('are listed in pages', async () => {
    expect(names(await fan.api.facilities.liked.list({ offset: 1 }))).toEqual(['Liked first'])
  })

  test('can be filtered by name', async () => {
    const data = { name: ['Liked first', 'Somebody else’s'] }
    const found = await eventually(
      async () => names(await fan.api.facilities.liked.filtered({ data })),
      (all) => all.length === 1,
    )
    expect(found).toEqual(['Liked first'])
  })

  test('do not include one after the like was removed', async () => {
    await fan.api.facilities.likes.removeMine({ ownerId: firstId })
    expect(names(await fan.api.facilities.liked.list({}))).toEqual(['Liked second'])
  })
})

describe('the profiles of a user', () => {
  let manager: SignedUp
  beforeAll(async () => {
    manager = await signUp(server, 'manager')
    await make('Zoo Arena', manager)
    await make('Aqua Arena', manager)
    await manager.api.facilities.create({ data: { name: 'Pending Arena' } })
    const { id: ownerId } = await make('Staffed Arena')
    await addMember(owner.api.facilities.managers, ownerId, manager, 'Marketing')
  })

  test('are the public ones that the user manages, sorted by name', async () => {
    const list = await visitor.facilities.ofUser({ userId: manager.id })
    expect(names(list)).toEqual(['Aqua Arena', 'Zoo Arena'])
    expect(count(list)).toBe(2)
  })

  test('are listed in pages', async () => {
    const page = await visitor.facilities.ofUser({ userId: manager.id, take: 1, offset: 1 })
    expect(names(page)).toEqual(['Zoo Arena'])
  })

  test('include pending ones for an admin', async () => {
    const list = await admin.api.facilities.ofUser({ userId: manager.id })
    expect(names(list)).toEqual(['Aqua Arena', 'Pending Arena', 'Zoo Arena'])
  })
})

describe('the profiles of a hidden user', () => {
  let hidden: SignedUp
  beforeAll(async () => {
    hidden = await signUp(server, 'hidden')
    await make('Hidden Arena', hidden)
    await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', hidden.id).execute()
  })

  test.each([
    ['a visitor', () => visitor],
    ['another user', () => other.api],
  ])('return the same 404 to %s as those of an unknown user', async (_name, as) => {
    const unknown = await refusal(as().facilities.ofUser({ userId: crypto.randomUUID() }))
    const { problem } = await refusal(as().facilities.ofUser({ userId: hidden.id }))
    expect(unknown.status).toBe(404)
    expect({ ...problem, traceId: '' }).toEqual({ ...unknown.problem, traceId: '' })
  })

  test.each([
    ['the user', () => hidden.api],
    ['an admin', () => admin.api],
  ])('are listed for %s', async (_name, as) => {
    expect(names(await as().facilities.ofUser({ userId: hidden.id }))).toEqual(['Hidden Arena'])
  })
})

describe('onboarded profiles', () => {
  const onboardedIds = async () =>
    (await visitor.facilities.onboarded({ take: 100 })).data.map(({ id }) => id)
  const makeUnmanaged = async (name: string) => {
    const { id } = await make(name)
    await server.db.deleteFrom('member').where('owner_id', '=', id).execute()
    return id
  }

  test('do not include one without members', async () => {
    expect(await onboardedIds()).not.toContain(await makeUnmanaged('Unclaimed'))
  })

  test('do not include one whose only member is not a manager', async () => {
    const ownerId = await makeUnmanaged('Staffed')
    await addMember(admin.api.facilities.managers, ownerId, other, 'Sales')
    expect(await onboardedIds()).not.toContain(ownerId)
  })

  test('start with the one whose first manager is the newest, listed once for two managers', async () => {
    const ownerId = await makeUnmanaged('Taken over')
    await addMember(admin.api.facilities.managers, ownerId, other)
    await addMember(admin.api.facilities.managers, ownerId, owner)
    const ids = await onboardedIds()
    expect(ids[0]).toBe(ownerId)
    expect(ids.filter((id) => id === ownerId)).toHaveLength(1)
    expect(count(await visitor.facilities.onboarded({ take: 1 }))).toBe(ids.length)
  })

  test('are listed in pages, which have the total count past the end too', async () => {
    const ids = await onboardedIds()
    const second = await visitor.facilities.onboarded({ offset: 1, take: 1 })
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(1, 2))
    const last = await visitor.facilities.onboarded({ offset: ids.length, take: 1 })
    expect([last.data, count(last)]).toEqual([[], ids.length])
  })
})

describe('statistics', () => {
  beforeAll(async () => {
    const golden = await make('Golden')
    await admin.api.facilities.update({
      id: golden.id,
      patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Gold' } }],
    })
    await owner.api.facilities.sports.create({ ownerId: golden.id, data: { name: 'Soccer' } })
    await owner.api.facilities.sports.create({ ownerId: golden.id, data: { name: 'Lacrosse' } })
    await owner.api.facilities.boosts.create({
      ownerId: golden.id,
      data: { startDate: dayFromToday(0), endDate: dayFromToday(0) },
    })
    await owner.api.facilities.boosts.create({
      ownerId: golden.id,
      data: { startDate: dayFromToday(200), endDate: dayFromToday(201) },
    })
    const old = await make('Old')
    await server.db
      .updateTable('profile')
      .set({ created_date: '2024-02-29T23:59:59.999Z', is_active: false, state: 'Texas' })
      .where('id', '=', old.id)
      .execute()
    await makeOrganization(server, [owner.id])
  })

  const countRows = async (where: string) => {
    const text = `select count(*) as count from profile p where kind = 'facility' and deleted_date is null and ${where}`
    const { rows } = await server.pool.query<{ count: number }>(text)
    return rows[0]?.count
  }

  test.each([
    ['all facilities', {}, 'true'],
    ['active facilities', { isActive: true }, 'is_active'],
    ['inactive facilities', { isActive: false }, 'not is_active'],
    [
      'facilities created on a leap day',
      { startDate: '2024-02-29', endDate: '2024-02-29' },
      `created_date::date = '2024-02-29'`,
    ],
    ['facilities created until a date', { endDate: '2024-02-28' }, `created_date < '2024-02-29'`],
    [
      'active facilities created since a date',
      { startDate: '2024-03-01', isActive: true },
      `created_date >= '2024-03-01' and is_active`,
    ],
    ['an empty period', { startDate: '2025-01-02', endDate: '2025-01-01' }, 'false'],
  ] as const)('of %s match the counts in SQL', async (_name, query, where) => {
    const { data } = await admin.api.facilities.stats(query)
    expect(data).toEqual({
      count: await countRows(where),
      approved: await countRows(`${where} and status = 'Approved'`),
      pending: await countRows(`${where} and status = 'Pending'`),
      active: await countRows(`${where} and is_active`),
      onboarded: await countRows(`${where} and id in (select owner_id from member where role = 'Manager')`),
      promoted: await countRows(
        `${where} and id in (select owner_id from boost where current_date between start_date and end_date)`,
      ),
    })
  })

  test.each([
    { startDate: '2024-02-30' },
    { endDate: 'today' },
    { startDate: '2024-01-01T00:00:00Z' },
    { startDate: '0000-01-01' },
  ])('return 400 for %j', async (query) => {
    expect(await refusedFields(admin.api.facilities.stats(query))).toEqual(Object.keys(query))
  })

  const statsByFlag = (isActive: string) =>
    wire(server.origin, 'GET', `${base}/facilities/stats?isActive=${isActive}`, { token: admin.token })

  test('return 400 for isActive=maybe', async () => {
    expect(problemOf(await statsByFlag('maybe')).errors?.map(({ path }) => path)).toEqual(['isActive'])
  })

  test('treat isActive=1 as true', async () => {
    expect(dataOf(await statsByFlag('1'))).toMatchObject({ active: await countRows('is_active') })
  })

  test('return 403 to users', async () => {
    expect((await refusal(owner.api.facilities.stats({}))).status).toBe(403)
  })

  test('of the report match the groups in SQL', async () => {
    const { data } = await admin.api.facilities.report({})
    const grouped = async (value: string, from = '') => {
      const text = `select ${value} as value, count(*) as count from profile p join facility f on f.profile_id = p.id ${from}
        where p.deleted_date is null and ${value} is not null group by 1 order by 2 desc, 1`
      return (await server.pool.query(text)).rows
    }
    expect(data).toEqual({
      byState: await grouped('p.state'),
      byFacilityType: await grouped('f.facility_type'),
      bySport: await grouped('s.name', 'join sport s on s.owner_id = p.id'),
      byTier: await grouped('p.membership_tier'),
      byMonth: await grouped(`to_char(p.created_date, 'YYYY-MM')`),
    })
    expect(data.byTier).toEqual([{ value: 'Gold', count: 1 }])
    expect(data.byMonth).toContainEqual({ value: '2024-02', count: 1 })
  })
})

test('a filter that the index has no column for reads only public profiles for visitors', async () => {
  const shown = await make('Shown Arena')
  const hidden = await make('Unseen Arena')
  await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', hidden.id).execute()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await visitor.facilities.filtered({ data: { createdBy: owner.id } })
  const at = query.mock.calls.findIndex(([text]) => /select t\.id from "?derived/.test(text))
  const read = JSON.stringify(await query.mock.results[at]?.value)
  query.mockRestore()
  expect([read.includes(shown.id), read.includes(hidden.id)]).toEqual([true, false])
})

describe('pages of the public list', () => {
  const read = (offset: number, take: number) => visitor.facilities.list({ offset, take })
  let total: number
  beforeAll(async () => {
    for (let n = 0; n < 5; n++) await make(`Page ${n}`)
    const text = `select count(*) as total from profile where audience = 'public' and kind = 'facility' and deleted_date is null`
    const { rows } = await server.pool.query<{ total: number }>(text)
    total = rows[0]?.total ?? 0
    await eventually(
      () => read(0, 1),
      (page) => count(page) === total,
    )
  })

  test('contain each profile once, and the total count', async () => {
    const ids: string[] = []
    for (let offset = 0; offset < total; offset += 2) {
      const page = await read(offset, 2)
      expect(count(page)).toBe(total)
      ids.push(...page.data.map(({ id }) => id))
    }
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
  })

  test('are empty past the end', async () => {
    expect((await read(total, 2)).data).toEqual([])
    expect((await read(10_000_000, 100)).data).toEqual([])
  })
})
