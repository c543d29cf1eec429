import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasMembership } from '@app/contract/gates.ts'
import { Entitlements } from '@app/contract/entitlements.ts'
import { One } from '@app/contract/envelope.ts'
import type { Route, Rung } from '@app/contract/route.ts'
import { signUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { allOperations, attempt, makeTargets, type Targets } from './attempts.ts'
import { call, itemOf, success, type Caller } from './calls.ts'
import { replace } from './filled-market.ts'
import { eachKind, type KindUnderTest } from './kind-under-test.ts'
import { addMember, callerOf, makeWorld, type World } from './world.ts'

let server: TestServer
let world: World
/** An admin who is a manager as well. */
let boss: Caller & { id: string }
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
  const { id, token } = await signUp(server, 'boss', ['admin'])
  boss = { id, token }
  world.tokens.set(id, token)
})
afterAll(() => server.close())

const roles = [
  ['visitor', 'visitor'],
  ['user', 'user'],
  ['member', 'member'],
  ['manager', 'manager'],
  ['heir', 'manager'],
  ['admin', 'admin'],
  ['boss', 'admin'],
] as const satisfies [string, Rung][]
type Who = (typeof roles)[number][0]

const callerFor = (who: Who): Caller =>
  who === 'heir' ? world.heir : who === 'boss' ? boss : callerOf(world, who)

async function entitlementsOf(tested: KindUnderTest, { full }: Targets, who: Who) {
  const reply = await call(server, tested, 'entitlements', { id: full.id }, callerFor(who))
  return One(Entitlements).parse(success(reply)).data
}

describe.each(eachKind)('of a %s', (_kind, tested) => {
  let targets: Targets
  beforeAll(async () => {
    targets = await makeTargets(world, tested)
    const data = { userId: boss.id, role: managerRole(tested) }
    await addMember(world, tested, targets.full.id, data)
  })

  const read = (who: Who) => entitlementsOf(tested, targets, who)

  const mayCall = async (route: Route, caller: Caller) => {
    const operation = allOperations.find((each) => each.route === route)
    if (!operation) throw new Error('an ability names a route that no service has')
    return (await attempt(world, operation, targets, caller)) === 'admitted'
  }
  const mayChangeMembership = async (caller: Caller, isActive: boolean) => {
    const value = { isActive, tier: null }
    const patch = [{ op: 'replace' as const, path: '/membership', value }]
    const { status } = await call(server, tested, 'update', { id: targets.full.id, patch }, caller)
    expect(status).toBeOneOf([200, 401, 403])
    return status === 200
  }

  test.each(roles)('%s: the reply names exactly the calls that are then admitted', async (who, role) => {
    const caller = callerFor(who)
    const entitlements = await read(who)
    expect(entitlements).toMatchObject({ role, tier: null })
    const admitted: Record<string, boolean> = {}
    for (const [name, ability] of Object.entries(tested.fixture.abilities)) {
      if ('route' in ability) {
        expect(ability.field).toBe('membership')
        // Only a change needs the right: it was inactive before, and the boss comes after the admin.
        admitted[name] = await mayChangeMembership(caller, who !== 'boss')
      } else admitted[name] = await mayCall(ability, caller)
    }
    expect(entitlements.can).toEqual(admitted)
  })
})

test.each(eachKind.filter(([kind]) => hasMembership(kind)))(
  'every caller gets the tier of a %s',
  async (_kind, tested) => {
    const targets = await makeTargets(world, tested)
    await replace(world, tested, targets.full.id, '/membership', { isActive: true, tier: 'Silver' })
    for (const [who] of roles) expect((await entitlementsOf(tested, targets, who)).tier, who).toBe('Silver')
  },
)

describe.each(eachKind.filter(([kind]) => !hasMembership(kind)))('a %s', (_kind, tested) => {
  test.each(['add', 'replace'] as const)(
    'gets no membership, not from an administrator who would %s it',
    async (op) => {
      const { full } = await makeTargets(world, tested)
      const patch = [{ op, path: '/membership', value: { isActive: true, tier: 'Gold' } }]
      const { status } = await call(server, tested, 'update', { id: full.id, patch }, boss)
      expect(status).toBe(400)
      const item = itemOf(await call(server, tested, 'get', { id: full.id }, boss))
      expect(item).not.toHaveProperty('membership')
    },
  )
})

const managerRole = ({ contract }: KindUnderTest) =>
  Object.keys(contract.roles).find((role) => contract.roles[role] === 'manager')
