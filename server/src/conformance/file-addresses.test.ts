import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { wire } from '../testing/wire.ts'
import { call, itemOf, success, type Caller } from './calls.ts'
import { hiddenDraftOf, kindsUnderTest } from './kind-under-test.ts'
import { addStaff, makeChild, makeWorld, publish, type World } from './world.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

const Url = z.object({ url: z.string() })
const visitor: Caller = {}

const get = async (address: string, { token }: Caller = visitor) => {
  const { status, headers } = await wire(server.origin, 'GET', address, { token })
  return { status, cacheControl: headers.get('cache-control') }
}
const statusOf = async (address: string, caller?: Caller) => (await get(address, caller)).status

/** `/images/{id}/{hash}.{hour}.{signature}`, with the document's name behind it. */
const passIn = /\.(\d+)\.([0-9a-f]{40})/
const withoutPass = (address: string) => address.replace(passIn, '')

const folders = kindsUnderTest.flatMap((tested) =>
  ['images', 'documents'].map((folder) => [tested.kind, folder, tested] as const),
)

describe.each(folders)('of a %s, one of its %s', (_kind, folder, tested) => {
  let ownerId: string
  let id: string
  const addressFor = async (caller: Caller) =>
    Url.parse(itemOf(await call(server, tested, `${folder}.get`, { ownerId, id }, caller))).url
  let address: string
  beforeAll(async () => {
    const { founder, parentId } = world
    const data = { ...hiddenDraftOf(tested), parentId }
    ownerId = itemOf(await call(server, tested, 'create', { data }, founder)).id
    await addStaff(world, tested, ownerId)
    id = await makeChild(world, tested, folder, ownerId, world.people.manager)
    address = await addressFor(world.people.member)
  })

  test('has an address with a pass, which is never cached for others', async () => {
    expect(address).toMatch(passIn)
    expect(await get(address)).toEqual({ status: 200, cacheControl: 'private, no-cache' })
  })

  test('is not found at its bare address', async () => {
    expect(await statusOf(withoutPass(address))).toBe(404)
    expect(await statusOf(withoutPass(address), world.people.user)).toBe(404)
  })

  test('is found at its bare address by its viewers', async () => {
    const { people, heir } = world
    for (const viewer of [people.member, people.manager, heir, people.admin])
      expect(await get(withoutPass(address), viewer)).toEqual({
        status: 200,
        cacheControl: 'private, no-cache',
      })
  })

  test('is not found with a pass that was changed', async () => {
    const [pass = '', hour = '', signature = ''] = passIn.exec(address) ?? []
    const changed = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`
    expect(await statusOf(address.replace(pass, `.${hour}.${changed}`))).toBe(404)
    expect(await statusOf(address.replace(pass, `.${Number(hour) + 1}.${signature}`))).toBe(404)
    expect(await statusOf(address.replace(pass, `.${hour}`))).toBe(404)
  })

  test('is not found with a pass that expired', async () => {
    const signed = async (hoursFromNow: number) => {
      const { rows } = await server.pool.query<{ pass: string }>(
        'select derived.file_pass($1, extract(epoch from now())::bigint / 3600 + $2) as pass',
        [id, hoursFromNow],
      )
      return address.replace(passIn, `.${rows[0]?.pass}`)
    }
    expect(await statusOf(await signed(0))).toBe(404)
    expect(await statusOf(await signed(-1))).toBe(404)
    expect(await statusOf(await signed(1))).toBe(200)
  })

  test('is not found with the pass of another', async () => {
    const other = await makeChild(world, tested, folder, ownerId, world.people.manager)
    expect(await statusOf(address.replace(id, other))).toBe(404)
  })

  test('has an address without a pass once the profile is public, which every cache keeps', async () => {
    await publish(world, tested, ownerId)
    expect(await addressFor(visitor)).toBe(withoutPass(address))
    expect(await get(withoutPass(address))).toEqual({
      status: 200,
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })

  test('is not found by anybody once the profile is deleted', async () => {
    success(await call(server, tested, 'remove', { id: ownerId }, world.founder))
    const { people } = world
    for (const caller of [visitor, people.user, people.member, people.manager, people.admin])
      for (const each of [address, withoutPass(address)]) expect(await statusOf(each, caller)).toBe(404)
  })
})
