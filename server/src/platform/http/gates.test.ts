import { Entitlements } from '@app/contract/entitlements.ts'
import { Nothing, nothing, One } from '@app/contract/envelope.ts'
import { opens, type Gate, type GateMembership, type GateTier } from '@app/contract/gates.ts'
import { tiers, type Tier } from '@app/contract/reference-lists/tiers.ts'
import { route } from '@app/contract/route.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entitlementsOn } from '../../patterns/entitlements.ts'
import { makeDestination } from '../../testing/destinations.ts'
import { makeFacility } from '../../testing/facilities.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../../testing/people.ts'
import { sampleService, type SampleService } from '../../testing/sample-service.ts'
import { RefusedCall, refusal, workerServer, type TestServer } from '../../testing/test-server.ts'
import type { Call } from './call.ts'
import { admin } from '../../testing/test-tokens.ts'

const owner = ['facility', 'destination'] as const
const gated = (of: Gate['of'], tier: GateTier) =>
  route({
    method: 'GET',
    path: `/owners/{ownerId}/${of}/${tier}`,
    owner,
    allow: 'user',
    gate: { of, tier },
    reply: Nothing,
  })
const gatesOf = (of: Gate['of']) => ({
  rfpMarketplace: gated(of, 'rfpMarketplace'),
  hotLeads: gated(of, 'hotLeads'),
  organizationStats: gated(of, 'organizationStats'),
})
const tree = {
  owner: gatesOf('owner'),
  caller: gatesOf('caller'),
  write: route({ method: 'PUT', path: '/owners/{ownerId}', owner, allow: 'user', reply: Nothing }),
  entitlements: route({
    method: 'GET',
    path: '/owners/{ownerId}/my/entitlements',
    owner,
    allow: 'visitor',
    reply: One(Entitlements),
  }),
}
const open = async () => nothing
const opened = { rfpMarketplace: open, hotLeads: open, organizationStats: open }
const abilities = {
  'owner.rfpMarketplace': tree.owner.rfpMarketplace,
  'owner.hotLeads': tree.owner.hotLeads,
  'owner.organizationStats': tree.owner.organizationStats,
  'caller.rfpMarketplace': tree.caller.rfpMarketplace,
  'caller.hotLeads': tree.caller.hotLeads,
  'caller.organizationStats': tree.caller.organizationStats,
}
const handlers = {
  owner: opened,
  caller: opened,
  write: async (_input: unknown, call: Call) => {
    await call.opens('hotLeads')
    await call.opensGate({ of: 'owner', tier: 'hotLeads' }, call)
    return nothing
  },
  entitlements: (_input: unknown, call: Call) => entitlementsOn(call, abilities),
}

const user = { email: 'user@gates.test' }
let server: TestServer
let sample: SampleService<typeof tree>
let manager: SignedUp
let member: SignedUp
let heir: SignedUp
const ids = { facility: '', destination: '' }
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, { tree, handlers })
  manager = await signUp(server, 'manager')
  member = await signUp(server, 'member')
  heir = await signUp(server, 'heir')
  const parentId = await makeOrganization(server, [manager.id, heir.id])
  ids.facility = (await makeFacility(server, manager.person, { parentId })).id
  ids.destination = (await makeDestination(server, manager.person, { parentId })).id
  await addMember(manager.api.facilities.managers, ids.facility, member, 'Sales')
  await addMember(manager.api.destinations.members, ids.destination, member, 'Sales')
})
afterAll(async () => {
  await sample.close()
  await server.close()
})

/** The membership of one of the two owners; the other has none. */
async function setMembership({ kind, isActive, tier }: Membership) {
  for (const each of ['facility', 'destination'] as const)
    await server.db
      .updateTable('profile')
      .set({
        membership_is_active: each === kind && isActive,
        membership_tier: each === kind ? tier : null,
      })
      .where('id', '=', ids[each])
      .execute()
}

interface Membership extends GateMembership {
  kind: 'facility' | 'destination'
  tier: Tier | null
}
const memberships: Membership[] = (['facility', 'destination'] as const).flatMap((kind) =>
  [null, ...tiers].flatMap((tier) => [true, false].map((isActive) => ({ kind, isActive, tier }))),
)

/** What each gated route does for the caller, which must be what entitlements report. */
async function passed(person: SignedUp['person'] | undefined, ownerId: string) {
  const api = await sample.as(person)
  const tried: Record<string, boolean> = {}
  for (const subject of ['owner', 'caller'] as const)
    for (const tier of ['rfpMarketplace', 'hotLeads', 'organizationStats'] as const)
      tried[`${subject}.${tier}`] = await isLetIn(api[subject][tier]({ ownerId }))
  expect((await api.entitlements({ ownerId })).data.can).toEqual(tried)
  return tried
}

async function isLetIn(call: Promise<unknown>) {
  try {
    await call
    return true
  } catch (error) {
    if (!(error instanceof RefusedCall) || ![401, 403].includes(error.status)) throw error
    return false
  }
}

const verdicts = (ofOwner: readonly GateMembership[], ofCaller: readonly GateMembership[]) => ({
  'owner.rfpMarketplace': opens('rfpMarketplace', ofOwner),
  'owner.hotLeads': opens('hotLeads', ofOwner),
  'owner.organizationStats': opens('organizationStats', ofOwner),
  'caller.rfpMarketplace': opens('rfpMarketplace', ofCaller),
  'caller.hotLeads': opens('hotLeads', ofCaller),
  'caller.organizationStats': opens('organizationStats', ofCaller),
})
const everything = {
  'owner.rfpMarketplace': true,
  'owner.hotLeads': true,
  'owner.organizationStats': true,
  'caller.rfpMarketplace': true,
  'caller.hotLeads': true,
  'caller.organizationStats': true,
}

test.each(memberships)('$kind with tier $tier, active: $isActive', async (membership) => {
  await setMembership(membership)
  const ownerId = ids[membership.kind]
  const other = ids[membership.kind === 'facility' ? 'destination' : 'facility']
  const none: GateMembership = { kind: 'facility', isActive: false, tier: null }

  for (const { person } of [member, manager, heir]) {
    expect(await passed(person, ownerId)).toEqual(verdicts([membership], [membership]))
    // The caller's own membership opens gates of the caller wherever they call.
    expect(await passed(person, other)).toEqual(verdicts([none], [membership]))
  }
  expect(await passed(user, ownerId)).toEqual(verdicts([membership], []))
  expect(await passed(admin, ownerId)).toEqual(everything)
  expect(await passed(admin, other)).toEqual(everything)
})

test('visitors need to sign in, whatever the owner’s membership', async () => {
  await setMembership({ kind: 'facility', isActive: true, tier: 'Gold' })
  const api = await sample.as()
  expect((await refusal(api.owner.hotLeads({ ownerId: ids.facility }))).status).toBe(401)
  expect(await passed(undefined, ids.facility)).toEqual(verdicts([], []))
})

test('a closed gate returns 403 and names the membership as the reason', async () => {
  await setMembership({ kind: 'facility', isActive: true, tier: 'Bronze' })
  const { problem } = await refusal((await sample.as(user)).owner.hotLeads({ ownerId: ids.facility }))
  expect(problem).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    detail: 'Upgrade your membership to do this.',
  })
})

test('a hidden owner returns 404 before any gate is evaluated', async () => {
  const hidden = await makeFacility(server, manager.person)
  await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', hidden.id).execute()
  expect((await refusal((await sample.as(user)).owner.hotLeads({ ownerId: hidden.id }))).status).toBe(404)
})

test('the membership of a deleted profile opens no gate of its former staff', async () => {
  const lead = await signUp(server, 'lead')
  const deleted = await makeFacility(server, lead.person)
  const gold = { membership_is_active: true, membership_tier: 'Gold' } as const
  await server.db.updateTable('profile').set(gold).where('id', '=', deleted.id).execute()
  const api = await sample.as(lead.person)
  expect(await api.caller.hotLeads({ ownerId: ids.destination })).toEqual({ data: null })
  await lead.api.facilities.remove({ id: deleted.id })
  expect((await refusal(api.caller.hotLeads({ ownerId: ids.destination }))).status).toBe(403)
})

test('more writers that evaluate a gate than the pool has connections all succeed', async () => {
  const api = await sample.as(member.person)
  const writes = Array.from({ length: 20 }, () => api.write({ ownerId: ids.facility }))
  expect(await Promise.all(writes)).toEqual(writes.map(() => ({ data: null })))
})
