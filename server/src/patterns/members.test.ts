import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import {
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
  metaOf,
} from '../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let colleague: SignedUp
let stranger: SignedUp
let admin: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'Owner')
  colleague = await signUp(server, 'colleague')
  stranger = await signUp(server, 'stranger')
  admin = await signUp(server, 'admin', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())

const facility = async () => (await makeFacility(server, owner.person)).id
const managers = (by = owner) => by.api.facilities.managers
const idOf = async (ownerId: string, userId: string) =>
  (await managers(admin).filtered({ ownerId, data: { userId } })).data[0]?.id ?? 'none'
const role = (value: string) => [{ op: 'replace', path: '/role', value } as const]

describe('adding', () => {
  test('by address, in any case, or by id; a manager unless said otherwise', async () => {
    const ownerId = await facility()
    const { data: byAddress } = await managers().create({
      ownerId,
      data: { email: colleague.person.email.toUpperCase() },
    })
    expect(byAddress).toMatchObject({ userId: colleague.id, name: 'colleague', role: 'Manager' })
    const { data: byId } = await managers().create({
      ownerId,
      data: { userId: stranger.id, role: 'Marketing' },
    })
    expect(byId).toMatchObject({ userId: stranger.id, role: 'Marketing' })
    expect(metaOf(await managers(colleague).list({ ownerId })).stats.count).toBe(3)
    const row = (await auditOf(server, ownerId)).at(-1)
    expect(row).toMatchObject({
      operation: 'facilities.managers.create',
      subject_id: byId.id,
      user_id: owner.id,
    })
  })

  test('is refused for nobody, for both or neither, for one who is there, for a role that is none', async () => {
    const ownerId = await facility()
    const create = (data: Parameters<Api['facilities']['managers']['create']>[0]['data']) =>
      managers().create({ ownerId, data })
    expect(await refusedFields(create({ email: 'nobody@people.test' }))).toEqual(['data/email'])
    expect(await refusedFields(create({ email: 'no address' }))).toEqual(['data/email'])
    expect(await refusedFields(create({ email: '%@people.test' }))).toEqual(['data/email'])
    expect(await refusedFields(create({ userId: crypto.randomUUID() }))).toEqual(['data/userId'])
    expect(await refusedFields(create({ userId: nilId }))).toEqual(['data/userId'])
    expect(await refusedFields(create({}))).toEqual(['data/userId'])
    expect(await refusedFields(create({ userId: stranger.id, email: stranger.person.email }))).toEqual([
      'data/userId',
    ])
    expect((await refusal(create({ userId: owner.id, role: 'Sales' }))).problem.code).toBe('ALREADY_EXISTS')
    const many = await Promise.allSettled([0, 1, 2, 3].map(() => create({ userId: stranger.id })))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(metaOf(await managers().list({ ownerId })).stats.count).toBe(2)
  })
})

describe('Sales and Marketing', () => {
  test('see what members see and change nothing', async () => {
    const { data } = await owner.api.facilities.create({ data: { name: 'Pending' } })
    const ownerId = data.id
    const seller = await signUp(server, 'seller')
    const { data: membership } = await managers().create({
      ownerId,
      data: { userId: seller.id, role: 'Sales' },
    })
    const { api } = seller
    expect((await api.facilities.get({ id: ownerId })).data.status).toBe('Pending')
    expect((await api.facilities.my({})).data.map(({ id }) => id)).toContain(ownerId)
    expect((await api.facilities.entitlements({ id: ownerId })).data).toMatchObject({
      role: 'member',
      can: { update: false },
    })
    const id = await idOf(ownerId, owner.id)
    const refused = [
      () => api.facilities.update({ id: ownerId, patch: [] }),
      () => api.facilities.remove({ id: ownerId }),
      () => api.facilities.managers.create({ ownerId, data: { userId: stranger.id } }),
      () => api.facilities.managers.update({ ownerId, id: membership.id, patch: role('Manager') }),
      () => api.facilities.managers.remove({ ownerId, id }),
      () =>
        api.facilities.boosts.create({ ownerId, data: { startDate: '2030-01-01', endDate: '2030-01-02' } }),
    ]
    for (const call of refused) expect((await refusal(call())).status).toBe(403)
    await managers().update({ ownerId, id: membership.id, patch: role('Manager') })
    expect((await api.facilities.update({ id: ownerId, patch: [] })).data.id).toBe(ownerId)
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      subject_id: membership.id,
      patch: role('Manager'),
    })
  })

  test('may leave', async () => {
    const ownerId = await facility()
    const leaver = await signUp(server, 'leaver')
    const { data: seat } = await managers().create({ ownerId, data: { userId: leaver.id, role: 'Sales' } })
    await managers(leaver).remove({ ownerId, id: seat.id })
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({ user_id: leaver.id, subject_id: seat.id })
    expect((await refusal(managers(leaver).remove({ ownerId, id: seat.id }))).status).toBe(403)
    expect((await leaver.api.facilities.my({})).data).toEqual([])
  })

  test('do not count as managers in public', async () => {
    const ownerId = await facility()
    const marketer = await signUp(server, 'marketer')
    await managers().create({ ownerId, data: { userId: marketer.id, role: 'Marketing' } })
    expect((await visitor.facilities.ofUser({ userId: marketer.id })).data).toEqual([])
  })
})

describe('the last manager', () => {
  test('stays, however much other staff there is', async () => {
    const ownerId = await facility()
    await managers().create({ ownerId, data: { userId: colleague.id, role: 'Sales' } })
    const id = await idOf(ownerId, owner.id)
    for (const write of [managers().remove, () => managers().update({ ownerId, id, patch: role('Sales') })]) {
      const { problem } = await refusal(write({ ownerId, id }))
      expect(problem).toMatchObject({ status: 409, code: 'LAST_MANAGER' })
    }
    expect((await managers().get({ ownerId, id })).data.role).toBe('Manager')
    expect((await auditOf(server, ownerId)).at(-1)?.operation).toBe('facilities.managers.create')
  })

  test('may go once there is another, and so may one who was', async () => {
    const ownerId = await facility()
    await managers().create({ ownerId, data: { userId: colleague.id } })
    await managers().remove({ ownerId, id: await idOf(ownerId, owner.id) })
    expect((await refusal(owner.api.facilities.update({ id: ownerId, patch: [] }))).status).toBe(403)
    expect((await visitor.facilities.managers.list({ ownerId })).data.map(({ userId }) => userId)).toEqual([
      colleague.id,
    ])
  })

  test('may be taken away by an admin', async () => {
    const ownerId = await facility()
    await managers(admin).remove({ ownerId, id: await idOf(ownerId, owner.id) })
    expect((await managers(admin).list({ ownerId })).data).toEqual([])
  })

  test.each(['remove', 'demote'] as const)('is left when two managers %s each other at once', async (how) => {
    for (let round = 0; round < 5; round++) {
      const ownerId = await facility()
      await managers().create({ ownerId, data: { userId: colleague.id } })
      const pairs = [
        [owner, await idOf(ownerId, colleague.id)],
        [colleague, await idOf(ownerId, owner.id)],
      ] as const
      const results = await Promise.allSettled(
        pairs.map(async ([by, id]) =>
          how === 'remove'
            ? managers(by).remove({ ownerId, id })
            : managers(by).update({ ownerId, id, patch: role('Sales') }),
        ),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { data: left } = await visitor.facilities.managers.filtered({
        ownerId,
        data: { role: 'Manager' },
      })
      expect(left).toHaveLength(1)
    }
  })
})

describe('listing', () => {
  test('shows names to everybody, and addresses to whose they are and to admins', async () => {
    const ownerId = await facility()
    const { data: seat } = await managers().create({ ownerId, data: { userId: colleague.id, role: 'Sales' } })
    const addresses = async (api: Api) => {
      const { data: all } = await api.facilities.managers.list({ ownerId })
      const { data: filtered } = await api.facilities.managers.filtered({
        ownerId,
        data: { text: 'colleague' },
      })
      const { data: one } = await api.facilities.managers.get({ ownerId, id: seat.id })
      expect(all.map(({ name }) => name)).toEqual(['Owner', 'colleague'])
      return [...all, ...filtered, one].map(({ email }) => email)
    }
    const [mine, theirs] = [owner.person.email, colleague.person.email]
    for (const api of [visitor, stranger.api]) expect(await addresses(api)).toEqual([null, null, null, null])
    expect(await addresses(owner.api)).toEqual([mine, null, null, null])
    expect(await addresses(colleague.api)).toEqual([null, theirs, theirs, theirs])
    expect(await addresses(admin.api)).toEqual([mine, theirs, theirs, theirs])
  })

  test('filters by role, user and name, and sorts', async () => {
    const ownerId = await facility()
    await managers().create({ ownerId, data: { userId: colleague.id, role: 'Sales' } })
    await managers().create({ ownerId, data: { userId: stranger.id, role: 'Marketing' } })
    const find = async (data: Parameters<Api['facilities']['managers']['filtered']>[0]['data']) =>
      (await visitor.facilities.managers.filtered({ ownerId, data })).data.map(({ name }) => name)
    expect(await find({ role: ['Sales', 'Marketing'] })).toEqual(['colleague', 'stranger'])
    expect(await find({ userId: stranger.id })).toEqual(['stranger'])
    expect(await find({ text: 'LEAG' })).toEqual(['colleague'])
    expect(await find({ text: 'people.test' })).toEqual([])
    expect(await find({ sort: '-createdDate' })).toEqual(['stranger', 'colleague', 'Owner'])
    expect((await find({ sort: 'name' })).map((name) => name.toLowerCase())).toEqual([
      'colleague',
      'owner',
      'stranger',
    ])
    expect(
      await refusedFields(
        visitor.facilities.managers.filtered({ ownerId, data: JSON.parse('{"email":"a@b.c"}') }),
      ),
    ).toEqual(['data/email'])
  })

  test('of the inherited shows the managers of the owner above, as far as that may be seen', async () => {
    const parentId = await makeOrganization(server, [owner.id, colleague.id])
    const { id: ownerId } = await makeFacility(server, owner.person, { parentId })
    const inherited = async (api: Api, page = {}) => api.facilities.managers.inherited({ ownerId, ...page })
    expect((await inherited(visitor)).data.map(({ email }) => email)).toEqual([null, null])
    const seenByColleague = (await inherited(colleague.api)).data.map(({ email }) => email)
    expect(seenByColleague).toEqual([null, colleague.person.email])
    const second = await inherited(visitor, { offset: 1, take: 1 })
    expect([second.data.length, metaOf(second).stats.count]).toEqual([1, 2])
    await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', parentId).execute()
    expect((await inherited(visitor)).data).toEqual([])
    expect((await inherited(colleague.api)).data).toHaveLength(2)
  })
})
