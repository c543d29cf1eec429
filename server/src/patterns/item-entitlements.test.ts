import { facilities, facility, facilityCollections } from '@app/contract/facilities/facility-routes.ts'
import { storedFiles } from '@app/contract/patterns/files.ts'
import { itemAbilities, itemEntitlements } from '@app/contract/patterns/item-entitlements.ts'
import { under } from '@app/contract/patterns/items.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedUp, addMember, signUp } from '../testing/people.ts'
import { sampleService, type SampleService } from '../testing/sample-service.ts'
import { RefusedCall, refusal, type TestServer, workerServer } from '../testing/test-server.ts'
import { admin, type Person } from '../testing/test-tokens.ts'
import { itemEntitlementsHandler } from './item-entitlements.ts'

/** Entitlements of members and images, which the catalogue has for groups only. */
const tree = {
  members: itemEntitlements(under(facility, 'managers'), facilities.managers),
  images: itemEntitlements(under(facility, 'images'), facilities.images),
}
const handlers = {
  members: itemEntitlementsHandler(
    { table: 'member', collection: facilityCollections.managers },
    itemAbilities(facilities.managers),
  ),
  images: itemEntitlementsHandler(
    { table: 'image', collection: storedFiles },
    itemAbilities(facilities.images),
  ),
}

const people = {
  visitor: undefined,
  user: { email: 'user@people.test' },
  seller: { email: 'seller@people.test', name: 'seller' },
  colleague: { email: 'colleague@people.test', name: 'colleague' },
  manager: { email: 'manager@people.test', name: 'manager' },
  admin,
} satisfies Record<string, Person | undefined>
type Who = keyof typeof people

let server: TestServer
let sample: SampleService<typeof tree>
let ownerId: string
let imageId: string
let seller: SignedUp
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, { tree, handlers })
  const manager = await signUp(server, 'manager')
  ownerId = (await server.stage.facility({ manager: people.manager })).id
  for (const name of ['seller', 'colleague'] as const) {
    const person = await signUp(server, name)
    await addMember(manager.api.facilities.managers, ownerId, person, 'Sales')
    if (name === 'seller') seller = person
  }
  imageId = (await manager.api.facilities.images.create({ ownerId, data: { name: 'Front' } })).data.id
})
afterAll(async () => {
  await sample.close()
  await server.close()
})

const memberId = async () => {
  const manager = await server.as(people.manager)
  const { data } = await manager.facilities.managers.filtered({ ownerId, data: { userId: seller.id } })
  return data[0]?.id ?? ''
}

const isLetIn = async (call: Promise<unknown>) => {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof RefusedCall && [401, 403].includes(error.status)) return false
    throw error
  }
}

test.each<[who: Who, role: string, can: Record<string, boolean>]>([
  ['visitor', 'visitor', { update: false, delete: false }],
  ['user', 'user', { update: false, delete: false }],
  ['colleague', 'member', { update: false, delete: false }],
  ['seller', 'member', { update: false, delete: true }],
  ['manager', 'manager', { update: true, delete: true }],
  ['admin', 'admin', { update: true, delete: true }],
])('the %s, a %s, may do with the seller’s membership what its routes allow', async (who, role, can) => {
  const id = await memberId()
  const api = await sample.as(people[who])
  expect(await api.members({ ownerId, id })).toEqual({ data: { role, tier: null, can } })

  const { managers } = (await server.as(people[who])).facilities
  const patch = [{ op: 'replace', path: '/role', value: 'Marketing' } as const]
  const update = await isLetIn(managers.update({ ownerId, id, patch }))
  const remove = await isLetIn(managers.remove({ ownerId, id }))
  expect({ update, delete: remove }).toEqual(can)
  if (remove) {
    const { managers: team } = (await server.as(people.manager)).facilities
    await addMember(team, ownerId, seller, 'Sales')
  }
})

test.each<[who: Who, may: boolean]>([
  ['visitor', false],
  ['user', false],
  ['seller', false],
  ['manager', true],
  ['admin', true],
])('whether the %s may change, delete and replace an image: %s', async (who, may) => {
  const { data } = await (await sample.as(people[who])).images({ ownerId, id: imageId })
  expect(data.can).toEqual({ update: may, delete: may, replaceFile: may })
})

test('the tier is the owner’s', async () => {
  const patch = [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Gold' } } as const]
  await (await server.as(admin)).facilities.update({ id: ownerId, patch })
  expect((await (await sample.as()).images({ ownerId, id: imageId })).data.tier).toBe('Gold')
})

test('an item that does not exist or is another owner’s returns 404', async () => {
  const api = await sample.as(people.manager)
  const other = (await server.stage.facility({ manager: people.manager })).id
  for (const [owner, id] of [
    [ownerId, crypto.randomUUID()],
    [other, imageId],
  ] as const)
    expect((await refusal(api.images({ ownerId: owner, id }))).status).toBe(404)
  expect((await refusal(api.members({ ownerId: other, id: await memberId() }))).status).toBe(404)
})

test('items of a hidden owner return 404 to strangers and are reported to staff', async () => {
  await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', ownerId).execute()
  const id = imageId
  expect((await refusal((await sample.as(people.user)).images({ ownerId, id }))).status).toBe(404)
  expect((await (await sample.as(people.seller)).images({ ownerId, id })).data.role).toBe('member')
})
