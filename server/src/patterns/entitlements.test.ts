import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rung } from '@app/contract/route.ts'
import { makeFacility } from '../testing/facilities.ts'
import { makeOrganization, signUp } from '../testing/people.ts'
import { RefusedCall, testServer, type Api, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let callers: Record<Rung | 'heir' | 'boss', Api>
let facilityId: string
beforeAll(async () => {
  server = await testServer()
  const manager = await signUp(server, 'manager')
  const member = await signUp(server, 'member')
  const heir = await signUp(server, 'heir')
  const boss = await signUp(server, 'boss', ['admin'])
  callers = {
    visitor: await server.as(),
    user: (await signUp(server, 'user')).api,
    member: member.api,
    manager: manager.api,
    heir: heir.api,
    admin: (await signUp(server, 'admin', ['admin'])).api,
    boss: boss.api,
  }
  const parentId = await makeOrganization(server, [manager.id, heir.id])
  facilityId = (await makeFacility(server, manager.person, { parentId })).id
  const ownerId = facilityId
  await manager.api.facilities.managers.create({ ownerId, data: { userId: member.id, role: 'Sales' } })
  await manager.api.facilities.managers.create({ ownerId, data: { userId: boss.id, role: 'Manager' } })
})
afterAll(() => server.close())

const isAllowed = async (call: Promise<unknown>) => {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof RefusedCall && [401, 403].includes(error.status)) return false
    throw error
  }
}

let day = 0
/** Each ability by a call that is right in every other respect. */
const tries: Record<string, (api: Api, id: string) => Promise<unknown>> = {
  update: (api, id) =>
    api.facilities.update({ id, patch: [{ op: 'replace', path: '/capacity', value: (day += 1) }] }),
  approve: (api, id) => api.facilities.approve({ id }),
  manageMembers: async (api, ownerId) => {
    const { id } = await signUp(server, `new-${crypto.randomUUID()}`)
    return api.facilities.managers.create({ ownerId, data: { userId: id, role: 'Marketing' } })
  },
  manageImages: (api, ownerId) => api.facilities.images.create({ ownerId, data: { name: 'a' } }),
  manageDocuments: (api, ownerId) => api.facilities.documents.create({ ownerId, data: { name: 'a' } }),
  boost: (api, ownerId) => {
    const date = `20${30 + (day += 1)}-01-01`
    return api.facilities.boosts.create({ ownerId, data: { startDate: date, endDate: date } })
  },
  review: (api, ownerId) => api.facilities.reviews.create({ ownerId, data: { rating: 3 } }),
  like: (api, ownerId) => api.facilities.likes.add({ ownerId, data: {} }),
  delete: (api, id) => api.facilities.remove({ id }),
}

const roles: [who: keyof typeof callers, role: Rung][] = [
  ['visitor', 'visitor'],
  ['user', 'user'],
  ['member', 'member'],
  ['manager', 'manager'],
  ['heir', 'manager'],
  ['admin', 'admin'],
  ['boss', 'admin'],
]

test.each(roles)(
  'what a %s is told to be able to do is what the routes then let them do',
  async (who, role) => {
    const api = callers[who]
    const { data } = await api.facilities.entitlements({ id: facilityId })
    expect(data).toMatchObject({ role, tier: null })
    expect(Object.keys(data.can).toSorted()).toEqual(Object.keys(tries).toSorted())
    const done: Record<string, boolean> = {}
    for (const [ability, attempt] of Object.entries(tries))
      done[ability] = await isAllowed(attempt(api, facilityId))
    if (done.delete) await callers.admin.facilities.restore({ id: facilityId })
    expect(done).toEqual(data.can)
  },
)

test('the staff of a facility is told that reviewing it is not for them', async () => {
  const can = async (api: Api) => (await api.facilities.entitlements({ id: facilityId })).data.can.review
  expect(await Promise.all([callers.member, callers.manager, callers.heir].map(can))).toEqual([
    false,
    false,
    false,
  ])
  expect(await can(callers.user)).toBe(true)
})

test('the tier is the facility’s', async () => {
  const patch = [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Silver' } } as const]
  await callers.admin.facilities.update({ id: facilityId, patch })
  for (const api of Object.values(callers))
    expect((await api.facilities.entitlements({ id: facilityId })).data.tier).toBe('Silver')
})
